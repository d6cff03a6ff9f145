import { expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { EditorStore } from '../../core/tree/store.ts';
import { headline, nothingResolved, section } from '../../core/tree/tree.fixture.ts';
import { placeOption, placeSentence } from '../../core/tree/place-names.ts';
import { dragPayloadOf, placeNow, placesIn, targetLists } from '../../core/tree/target-places.ts';
import { type Direction, walk } from './walk-places.ts';

/** A headline, two columns with a headline each, questions. */
function open(): EditorStore {
  const root = section();
  const faq = createBlock('faq', 'faq00001');
  faq.children = [createBlock('faqitem', 'item0001'), createBlock('faqitem', 'item0002')];
  root.columns?.[0]?.children.push(faq);
  return new EditorStore(root, { de: nothingResolved(), en: nothingResolved() }, 'de');
}

function dragTo(store: EditorStore, id: string, ...directions: Direction[]): string {
  const dragPayload = dragPayloadOf(store, [id]);
  let place = placeNow(store, dragPayload);
  for (const direction of directions) place = (place && walk(store, dragPayload, place, direction)) ?? place;
  return place ? placeSentence(store, dragPayload, place, 'de') : '';
}

it('moves down the list, into columns, across columns, and out before them', () => {
  const store = open();
  expect(dragTo(store, 'first001')).toBe('Überschrift, Position 1 von 3');
  expect(dragTo(store, 'first001', 'in')).toBe('Überschrift, Position 1 von 2 in Spalte 1');
  expect(dragTo(store, 'first001', 'in', 'behind', 'right')).toBe('Überschrift, Position 2 von 2 in Spalte 2');
  expect(dragTo(store, 'first001', 'in', 'right', 'out')).toBe('Überschrift, Position 1 von 3');
  expect(dragTo(store, 'right001', 'out', 'before', 'before')).toBe('Überschrift, Position 1 von 4');
});

it('offers a question no position outside of its list and columns none within themselves', () => {
  const store = open();
  expect(dragTo(store, 'item0001', 'out', 'left', 'behind')).toBe('Frage, Position 2 von 2 in Fragen und Antworten');
  expect(targetLists(store, dragPayloadOf(store, ['item0001'])).map(({ parent }) => parent)).toEqual(['faq00001']);
  const parents = targetLists(store, dragPayloadOf(store, ['columns1'])).map(({ parent }) => parent);
  expect(parents).toEqual(['root0001']);
});

it('does not exceed the nesting limit', () => {
  const store = open();
  let inner = headline('deep0001', 'Unten');
  for (let level = 0; level < 6; level += 1) {
    const columns = createBlock('container', `level00${level}`);
    columns.columns = [{ children: [inner] }];
    inner = columns;
  }
  store.apply([{ op: 'insert', place: { parent: 'root0001', slot: 0, index: 0 }, block: inner }]);
  const lists = targetLists(store, dragPayloadOf(store, ['level005']));
  expect(lists.map(({ parent }) => parent)).toEqual(['root0001', 'columns1', 'columns1']);
  const deeper = targetLists(store, dragPayloadOf(store, ['columns1'])).filter(({ parent }) =>
    parent.startsWith('level'),
  );
  expect(deeper.length).toBeLessThan(7);
});

it('names positions by list and previous block', () => {
  const store = open();
  const dragPayload = dragPayloadOf(store, ['first001']);
  const names = targetLists(store, dragPayload)
    .flatMap(placesIn)
    .map((place) => placeOption(store, dragPayload, place, 'de'));
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
