import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (media) => [
  makeSample('videoitem', 'silk', {
    fields: { video_url: 'https://vimeo.com/100000001', image: media('werkstatt-hoch'), length: '5:40' },
    de: {
      title: 'Elf Meter Seide',
      content: 'Gewandmeisterin Oda Perlbach schneidet den ersten der sieben Schleier zu. Einen Versuch hat sie.',
    },
    en: {
      title: 'Eleven metres of silk',
      content: 'Head of wardrobe Oda Perlbach cuts the first of the seven veils. She has one try.',
    },
  }),
  makeSample('videoitem', 'props', {
    fields: { video_url: 'https://youtu.be/Requisite01', image: media('salome-schuessel-hoch'), length: '2:15' },
    de: {
      title: 'Die silberne Schüssel',
      content: 'Wie die Requisite ein Gewicht herstellt, das niemand heben möchte.',
    },
    en: { title: 'The silver charger', content: 'How the prop shop makes a weight that nobody wants to lift.' },
  }),
];
