import { makeSample, type Samples } from '../../make-sample.ts';

function answer(name: string, de: string, en: string) {
  return makeSample('text', `answer-${name}`, { de: { content: `<p>${de}</p>` }, en: { content: `<p>${en}</p>` } });
}

export const samples: Samples = () => [
  makeSample('faqitem', 'tuning', {
    de: { content: 'Warum stimmen die Streicher zweimal?' },
    en: { content: 'Why do the strings tune twice?' },
    children: [
      answer(
        'tuning',
        'Weil es im Graben wärmer wird, sobald das Publikum sitzt. Achthundert Menschen heizen wie ein kleiner Kachelofen, und Darmsaiten merken das zuerst.',
        'Because the pit grows warmer once the audience is seated. Eight hundred people heat like a small tiled stove, and gut strings notice first.',
      ),
    ],
  }),
  makeSample('faqitem', 'visit', {
    de: { content: 'Kann man den Orchestergraben besichtigen?' },
    en: { content: 'Can I visit the orchestra pit?' },
    children: [
      answer(
        'visit',
        'Ja, an jedem dritten Samstag im Monat um elf Uhr. Der Weg hinunter hat einen Aufzug; feste Schuhe genügen.',
        'Yes, on every third Saturday of the month at eleven. There is a lift down; sturdy shoes are all you need.',
      ),
      makeSample('link', 'answer-visit', {
        fields: { link: 'mailto:fuehrungen@oper-colonia.example' },
        de: { content: 'Zur Führung anmelden' },
        en: { content: 'Sign up for the tour' },
      }),
    ],
  }),
  makeSample('faqitem', 'storage', {
    de: { content: 'Wer räumt die Bühnenbild­teile­lager­halle auf?' },
    en: { content: 'Who tidies up the scenery store?' },
    children: [answer('storage', 'Niemand gern.', 'Nobody, gladly.')],
  }),
];
