import { expect, it } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { createBlock, walk } from '#contract/blocks/block.ts';
import type { Conflict } from '#contract/blocks/operations.ts';
import type { SectionDraft } from '#contract/editing/section.ts';
import { findConflict, settleConflict } from './conflict.ts';
import { isOutdated } from '../saving/answers-to-batches.ts';
import type { Step } from '../saving/batch.ts';
import { EditorStore } from '../tree/store.ts';
import { nothingResolved, section } from '../tree/tree.fixture.ts';

const set = (value: string, before: string) =>
  ({ op: 'set', id: 'left0001', field: 'content', locale: 'de', before, value }) as const;
const clash: Conflict = {
  operation: 0,
  id: 'left0001',
  field: 'content',
  locale: 'de',
  base: 'Links',
  theirs: 'Ihres',
  mine: 'Meines',
};

function draft(body: SectionDraft['body']): SectionDraft {
  const resolved = { de: nothingResolved(), en: nothingResolved() };
  return { slug: 'page-1', content_type: 'page', object_id: 1, revision: 12, published_revision: 3, body, resolved };
}

function mine(steps: Step[]): EditorStore {
  const store = new EditorStore(section(), { de: nothingResolved(), en: nothingResolved() }, 'de');
  store.apply(steps.map((step) => step.operation));
  return store;
}

const steps: Step[] = [
  { key: 'one', label: '', operation: set('Meines', 'Links') },
  { key: 'two', label: '', operation: { ...set('Auch meines', 'Rechts'), id: 'right001' } },
];
const theirs = draft(applyOperation(section(), set('Ihres', 'Links')));

it('the verdict theirs drops my change of that field and keeps my other change', () => {
  const settled = settleConflict(findConflict(theirs, [clash], steps), ['theirs'], mine(steps));
  const store = new EditorStore(settled.root, theirs.resolved, 'de');
  expect(store.flat('left0001')?.content).toBe('Ihres');
  expect(store.flat('right001')?.content).toBe('Auch meines');
  expect(settled.steps.map((step) => step.key)).toEqual(['two']);
});

it('the verdict mine resends my change, based on their value', () => {
  const settled = settleConflict(findConflict(theirs, [clash], steps), ['mine'], mine(steps));
  expect(settled.steps.map((step) => step.operation)).toMatchObject([
    { before: 'Rechts', value: 'Auch meines' },
    { before: 'Ihres', value: 'Meines' },
  ]);
});

it.each([
  ['theirs', 'Ihres von mir'],
  ['mine', 'Meines von mir'],
  ['both', 'Ihres Meines von mir'],
] as const)('the verdict %s is about the word that both changed, not about the sentence', (verdict, text) => {
  const page = section();
  const base = applyOperation(page, set('Links von', 'Links'));
  const now = draft(applyOperation(page, set('Ihres von', 'Links')));
  const written: Step[] = [{ key: 'one', label: '', operation: set('Meines von mir', 'Links von') }];
  const store = new EditorStore(base, { de: nothingResolved(), en: nothingResolved() }, 'de');
  store.apply(written.map((step) => step.operation));
  const settled = settleConflict(findConflict(now, [], written), [verdict], store);
  expect(new EditorStore(settled.root, now.resolved, 'de').flat('left0001')?.content).toBe(text);
});

it('English written during a conflict is a translation of the German text that its author saw', () => {
  const english = { ...set('left', ''), locale: 'en' } as const;
  const own: Step[] = [{ key: 'three', label: '', operation: english }, ...steps.slice(1)];
  const gone: Conflict = { ...clash, id: 'right001', field: null, locale: null, theirs: null };
  const now = draft(applyOperation(theirs.body, { op: 'remove', id: 'right001' }));
  const settled = settleConflict(findConflict(now, [gone], own), ['theirs'], mine(own));
  expect(new EditorStore(settled.root, now.resolved, 'de').block('left0001')?.basis).toEqual({ content: 'Links' });
  expect(settled.steps.map(({ operation }) => operation.op)).toEqual(['set', 'basis']);
});

it('the verdict mine restores the block with my text when they removed it', () => {
  const gone: Conflict = { ...clash, field: null, locale: null, theirs: null };
  const removed = draft(applyOperation(section(), { op: 'remove', id: 'left0001' }));
  const settled = settleConflict(findConflict(removed, [gone], steps), ['mine'], mine(steps));
  const store = new EditorStore(settled.root, removed.resolved, 'de');
  expect(store.flat('left0001')?.content).toBe('Meines');
  expect(store.spot('left0001')).toMatchObject({ parent: 'columns1', slot: 0 });
});

it('two windows that settle the same conflict note their steps under keys of their own', () => {
  const removed = draft(applyOperation(section(), { op: 'remove', id: 'left0001' }));
  const keys = [{ ...clash, field: null, locale: null, theirs: null }, clash].flatMap((conflict) => {
    const view = findConflict(conflict.field === null ? removed : theirs, [conflict], steps);
    return [1, 2].flatMap(() => settleConflict(view, ['mine'], mine(steps)).steps.map(({ key }) => key));
  });
  const own = keys.filter((key) => key !== 'one' && key !== 'two');
  expect(own).toHaveLength(4);
  expect(new Set(own).size).toBe(4);
});

it('the verdict mine keeps my text when they removed the columns around it, without what they moved out of them', () => {
  const gone: Conflict = { ...clash, field: null, locale: null, theirs: null };
  const moved = applyOperation(section(), {
    op: 'move',
    id: 'right001',
    to: { parent: 'root0001', slot: 0, index: 0 },
  });
  const removed = draft(applyOperation(moved, { op: 'remove', id: 'columns1' }));
  const own = steps.slice(0, 1);
  const settled = settleConflict(findConflict(removed, [gone], own), ['mine'], mine(own));
  const store = new EditorStore(settled.root, removed.resolved, 'de');
  expect(store.flat('left0001')?.content).toBe('Meines');
  expect(store.spot('left0001')).toMatchObject({ parent: 'columns1', slot: 0 });
  expect([...walk(settled.root)].filter(({ id }) => id === 'right001')).toHaveLength(1);
  expect(settled.steps[0]?.operation).toMatchObject({ op: 'insert', block: { id: 'columns1' } });
});

it.each([
  ['theirs', []],
  ['mine', ['layout']],
] as const)('the verdict %s on a layout that both changed holds', (verdict, kept) => {
  const layout = (to: string) => ({ op: 'layout', id: 'columns1', layout: to }) as const;
  const now = draft(applyOperation(section(), layout('33-67')));
  const both: Conflict = { ...clash, id: 'columns1', field: 'layout', locale: null };
  const own: Step[] = [{ key: 'one', label: '', operation: layout('67-33') }];
  const settled = settleConflict(findConflict(now, [both], own), [verdict], mine(own));
  expect(settled.steps.map(({ operation }) => operation.op)).toEqual(kept);
  const columns = [...walk(settled.root)].find(({ id }) => id === 'columns1');
  expect(columns?.fields.layout).toBe(verdict === 'mine' ? '67-33' : '33-67');
});

it('what I wrote in a block that I had restored is no conflict with what it was before', () => {
  const [left] = section().columns?.[0]?.children[1]?.columns?.[0]?.children ?? [];
  if (!left) throw new Error('The page has no such block');
  const restored = { ...left, translations: { ...left.translations, de: { content: 'Alt' } } };
  const own: Step[] = [
    { key: 'one', label: '', operation: { op: 'replace', id: 'left0001', block: restored } },
    { key: 'two', label: '', operation: set('Alt und neu', 'Alt') },
  ];
  expect(findConflict(draft(section()), [], own).conflicts).toEqual([]);
  expect(isOutdated(own, section())).toBe(false);
});

it('what I wrote in a block that is gone is a conflict even if the server has not seen it, and what both removed is none', () => {
  const now = draft(applyOperation(theirs.body, { op: 'remove', id: 'right001' }));
  const places = (own: Step[]) => findConflict(now, [clash], own).conflicts.map(({ id, field }) => [id, field]);
  expect(places(steps)).toEqual([
    ['right001', null],
    ['left0001', 'content'],
  ]);
  const removed: Step[] = [{ key: 'one', label: '', operation: { op: 'remove', id: 'right001' } }];
  expect(places(removed)).toEqual([]);
  expect(isOutdated(removed, now.body)).toBe(true);
});

it('what I inserted into a column that is gone goes to the last one', () => {
  const now = draft(applyOperation(section(), { op: 'layout', id: 'columns1', layout: '100' }));
  const block = createBlock('quote', 'new00001');
  const place = { parent: 'columns1', slot: 1, index: 0 };
  const own: Step[] = [{ key: 'one', label: '', operation: { op: 'insert', place, block } }];
  expect(isOutdated(own, now.body)).toBe(true);
  const settled = settleConflict(findConflict(now, [], own), [], mine(own));
  expect(settled.steps).toMatchObject([{ operation: { op: 'insert', place: { parent: 'columns1', slot: 0 } } }]);
});

it('several steps on one field make one conflict', () => {
  expect(findConflict(theirs, [clash, { ...clash, operation: 1 }], steps).conflicts).toHaveLength(1);
});

it('steps added after the decision was postponed are kept', () => {
  const later: Step[] = [...steps, { key: 'three', label: '', operation: set('Meines und mehr', 'Meines') }];
  const settled = settleConflict({ ...findConflict(theirs, [clash], steps), steps: later }, ['mine'], mine(later));
  expect(new EditorStore(settled.root, theirs.resolved, 'de').flat('left0001')?.content).toBe('Meines und mehr');
  expect(settled.steps.map(({ operation }) => operation)).toContainEqual(set('Meines und mehr', 'Ihres'));
});
