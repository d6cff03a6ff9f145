import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = () => [
  makeSample('headline', 'level-2', {
    fields: { headline_level: '2', anchor: 'ueberschriften' },
    de: { preline: 'Der Plan', content: 'Wer wo sitzt, entscheidet das Licht', subline: 'Eine Partitur für Möbel' },
    en: { preline: 'The plan', content: 'Light decides who sits where', subline: 'A score for furniture' },
  }),
  makeSample('headline', 'level-3', {
    fields: { headline_level: '3' },
    de: {
      preline: 'Vierzehn Uhr',
      content: 'Die Stühle kommen vor den Noten',
      subline: 'Und der Kaffee kommt vor den Stühlen',
    },
    en: {
      preline: 'Two o’clock',
      content: 'The chairs come before the scores',
      subline: 'And the coffee before the chairs',
    },
  }),
  makeSample('headline', 'level-4', {
    fields: { headline_level: '4' },
    de: { content: 'Was auf jedem Pult liegt', subline: 'Bleistift, Radiergummi, Wasserglas' },
    en: { content: 'What lies on every stand', subline: 'Pencil, eraser, a glass of water' },
  }),
  makeSample('headline', 'level-5', {
    fields: { headline_level: '5' },
    de: { content: 'Für Gäste im Orchester' },
    en: { content: 'For guests in the orchestra' },
  }),
  makeSample('headline', 'level-6', {
    fields: { headline_level: '6' },
    de: { content: 'Stand: Spielzeit 2026/27' },
    en: { content: 'As of the 2026/27 season' },
  }),
];
