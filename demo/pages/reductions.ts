import { both, columns, faq, headline, link, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const reductions: PageSpec = {
  key: 'ermaessigungen',
  parent: 'besuch',
  title: both('Ermäßigungen', 'Reduced prices'),
  slug: both('ermaessigungen', 'reduced-prices'),
  menus: ['main'],
  description: both(
    'Wer bei uns weniger zahlt und was man dafür mitbringt.',
    'Who pays less here and what to bring for it.',
  ),
  content: [
    text(
      'Die Hälfte ist hier wirklich die Hälfte: in jeder Kategorie, an jedem Abend, auch an Premieren.',
      'Half is really half here: in every category, on every evening, first nights included.',
    ),
    headline('Was Sie zahlen', 'What you pay'),
    columns(
      '33-33-33',
      [
        headline('50 %', '50%', { level: '3' }),
        text(
          'Schüler*innen, Studierende, Auszubildende und Freiwillige bis 27, Menschen mit Köln-Pass, Menschen mit einem Grad der Behinderung ab 50.',
          'Pupils, students, trainees and volunteers up to 27, holders of a city pass, people with a degree of disability of 50 or more.',
        ),
      ],
      [
        headline('9 €', '€9', { level: '3' }),
        text(
          'Alle unter 30, eine halbe Stunde vor Beginn, für jeden freien Platz. Ausweis genügt.',
          'Everyone under 30, half an hour before the start, for every free seat. An ID is enough.',
        ),
      ],
      [
        headline('0 €', '€0', { level: '3' }),
        text(
          'Begleitpersonen von Menschen mit dem Merkzeichen B und Kinder unter drei Jahren auf dem Schoß in der Kinderoper.',
          'Companions of people with mark B, and children under three on a lap at the children’s opera.',
        ),
      ],
    ),
    headline('Zahlen, was Sie können', 'Pay what you can'),
    text(
      'An jedem ersten Mittwoch im Monat bestimmen Sie den Preis selbst, ab 5 €. Es gibt dafür kein Formular und keine Nachfrage.',
      'On the first Wednesday of every month you set the price yourself, from €5. There is no form for it and no question.',
    ),
    headline('Gruppen und Schulen', 'Groups and schools'),
    faq([
      {
        question: both('Ab wann sind wir eine Gruppe?', 'When are we a group?'),
        answer: both(
          'Ab zehn Personen: 15 % weniger, eine Karte für die Leitung umsonst.',
          'From ten people on: 15% less, one ticket free for the leader.',
        ),
      },
      {
        question: both('Was zahlen Schulklassen?', 'What do school classes pay?'),
        answer: both(
          '8 € je Kind, Lehrkräfte nichts. Zur Vorbereitung kommt jemand aus dem Haus zu Ihnen: [Junge Oper](page:junge-oper).',
          '€8 per child, teachers nothing. Somebody from the house comes to prepare you: [Young opera](page:junge-oper).',
        ),
      },
    ]),
    link('page:karten', both('Alle Preise', 'All prices'), 'button'),
  ],
};
