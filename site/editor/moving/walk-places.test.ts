import { expect, test } from 'vitest';
import { createBlock } from '#contract/block.ts';
import { EditorStore } from '../store.ts';
import { headline, nothingResolved, section } from '../tree.fixture.ts';
import { placeOption, placeSentence } from './place-names.ts';
import { cargoOf, placeNow, placesIn, targetLists } from './target-places.ts';
import { type Direction, walk } from './walk-places.ts';

/** A headline, two columns with a headline each, questions. */
function open(): EditorStore {
  const root = section();
  const faq = createBlock('faq', 'faq00001');
  faq.children = [createBlock('faqitem', 'item0001'), createBlock('faqitem', 'item0002')];
  root.columns?.[0]?.children.push(faq);
  return new EditorStore(root, { de: nothingResolved(), en: nothingResolved() }, 'de');
}

function carry(store: EditorStore, id: string, ...directions: Direction[]): string {
  const cargo = cargoOf(store, [id]);
  let place = placeNow(store, cargo);
  for (const direction of directions) place = (place && walk(store, cargo, place, direction)) ?? place;
  return place ? placeSentence(store, cargo, place, 'de') : '';
}

test('what is carried goes down its list, into columns, across, and out before them', () => {
  const store = open();
  expect(carry(store, 'first001')).toBe('Überschrift, Position 1 von 3');
  expect(carry(store, 'first001', 'in')).toBe('Überschrift, Position 1 von 2 in Spalte 1');
  expect(carry(store, 'first001', 'in', 'behind', 'right')).toBe('Überschrift, Position 2 von 2 in Spalte 2');
  expect(carry(store, 'first001', 'in', 'right', 'out')).toBe('Überschrift, Position 1 von 3');
  expect(carry(store, 'right001', 'out', 'before', 'before')).toBe('Überschrift, Position 1 von 4');
});

test('a question has no place outside of its list', () => {
  const store = open();
  expect(carry(store, 'item0001', 'out', 'left', 'behind')).toBe('Frage, Position 2 von 2 in Fragen und Antworten');
  expect(targetLists(store, cargoOf(store, ['item0001'])).map(({ parent }) => parent)).toEqual(['faq00001']);
});

test('columns do not go into themselves', () => {
  const store = open();
  const parents = targetLists(store, cargoOf(store, ['columns1'])).map(({ parent }) => parent);
  expect(parents).toEqual(['root0001']);
});

test('blocks nested deep are not carried deeper than a page may be', () => {
  const store = open();
  let inner = headline('deep0001', 'Unten');
  for (let level = 0; level < 6; level += 1) {
    const columns = createBlock('container', `level00${level}`);
    columns.columns = [{ children: [inner] }];
    inner = columns;
  }
  store.apply([{ op: 'insert', place: { parent: 'root0001', slot: 0, index: 0 }, block: inner }]);
  const lists = targetLists(store, cargoOf(store, ['level005']));
  expect(lists.map(({ parent }) => parent)).toEqual(['root0001', 'columns1', 'columns1']);
  const deeper = targetLists(store, cargoOf(store, ['columns1'])).filter(({ parent }) => parent.startsWith('level'));
  expect(deeper.length).toBeLessThan(7);
});

test('places are named by list and by what stands before them', () => {
  const store = open();
  const cargo = cargoOf(store, ['first001']);
  const names = targetLists(store, cargo)
    .flatMap(placesIn)
    .map((place) => placeOption(store, cargo, place, 'de'));
  expect(names).toEqual([
    'Seite, am Anfang',
    'Seite, nach Spalten',
    'Seite, nach Fragen und Antworten',
    'Spalten, Spalte 1, am Anfang',
    'Spalten, Spalte 1, nach Überschrift „Links“',
    'Spalten, Spalte 2, am Anfang',
    'Spalten, Spalte 2, nach Überschrift „Rechts“',
  ]);
});
