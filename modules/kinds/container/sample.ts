import type { Block } from '#contract/blocks/block.ts';
import { makeSample, type Samples } from '../../make-sample.ts';
import { layoutColumns, type Layout } from './schema.ts';

/** A container with its columns filled from left to right. */
function makeColumns(layout: Layout, name: string, columns: Block[][]): Block {
  const block = makeSample('container', name, { fields: { layout } });
  block.columns = layoutColumns[layout].map((_, slot) => ({ children: columns[slot] ?? [] }));
  return block;
}

function makeTexts(name: string, de: [string, string], en: [string, string]): Block[] {
  return [
    makeSample('headline', `column-${name}`, {
      fields: { headline_level: '3' },
      de: { content: de[0] },
      en: { content: en[0] },
    }),
    makeSample('text', `column-${name}`, { de: { content: `<p>${de[1]}</p>` }, en: { content: `<p>${en[1]}</p>` } }),
  ];
}

const rooms = {
  stage: makeTexts(
    'stage',
    [
      'Große Bühne',
      'Achtzehn Meter breit, zweiundzwanzig tief. Auf ihr hat schon ein Schiff gewendet, ein Wald gebrannt und ein Mond geschwiegen.',
    ],
    [
      'Main stage',
      'Eighteen metres wide, twenty-two deep. It has seen a ship turn, a forest burn and a moon keep silent.',
    ],
  ),
  studio: makeTexts(
    'studio',
    ['Zollhafen', 'Die Junge Oper spielt in einer alten Kaffeerösterei. An feuchten Tagen riecht man das noch.'],
    ['Zollhafen', 'The young opera plays in an old coffee roastery. On damp days you can still smell it.'],
  ),
  foyer: makeTexts(
    'foyer',
    [
      'Foyer',
      'Lieder, Gespräche, Kuchen. Das Foyer öffnet eine Stunde vor jeder Vorstellung, die Bar zehn Minuten früher.',
    ],
    ['Foyer', 'Songs, talks, cake. The foyer opens an hour before every performance, the bar ten minutes earlier.'],
  ),
};

/** Blocks with ids of their own for each column, because ids are unique. */
function again(blocks: Block[], name: string): Block[] {
  return blocks.map((block) => ({ ...block, id: `${block.id}-${name}` }));
}

function aside(name: string, de: string, en: string): Block {
  return makeSample('text', `aside-${name}`, {
    de: { content: `<p><em>${de}</em></p>` },
    en: { content: `<p><em>${en}</em></p>` },
  });
}

const quote = makeSample('quote', 'column', {
  de: {
    content: 'Ein Haus ist so groß wie das, was in seine Pausen passt.',
    author: 'Leonore Amstutz-Vahl, Dramaturgie',
  },
  en: { content: 'A house is as large as what fits into its intervals.', author: 'Leonore Amstutz-Vahl, dramaturg' },
});

export const samples: Samples = (media, event) => [
  makeColumns('100', '100', [again(rooms.stage, '100')]),
  makeColumns('67-33', '67-33', [
    [
      makeSample('image', 'column', { fields: { image: media('salome-hoch'), alias: 'horizontal' } }),
      ...again(rooms.stage, '67'),
    ],
    [
      makeSample('eventlist', 'column', {
        de: { headline: 'Hier zu sehen' },
        en: { headline: 'To be seen here' },
        children: [4, 5].map((n) => makeSample('eventitem', `column-${n}`, { fields: { event: event(n) } })),
      }),
    ],
  ]),
  makeColumns('33-67', '33-67', [again(rooms.studio, '33'), [quote]]),
  makeColumns('50-50', '50-50', [again(rooms.stage, '50'), again(rooms.studio, '50')]),
  makeColumns('33-33-33', '33-33-33', [again(rooms.stage, '3'), again(rooms.studio, '3'), again(rooms.foyer, '3')]),
  makeColumns('25-50-25', '25-50-25', [
    [aside('left', 'Drei Häuser, ein Ensemble', 'Three houses, one company')],
    again(rooms.foyer, '2'),
    [aside('right', 'Alle Räume sind stufenlos zu erreichen.', 'All rooms can be reached without steps.')],
  ]),
];
