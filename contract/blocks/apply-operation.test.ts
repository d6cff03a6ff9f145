import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyOperation, findBlock, invert, OperationError, pathTo, placeOf, valueAt } from './apply-operation.ts';
import { type Block, createBlock, slotsOf, walk } from './block.ts';
import type { Operation } from './operations.ts';
import { freeze, randomHistory, randomNumbers } from './trees.fixture.ts';

const runs = { numRuns: 300 };

function tree(): Block {
  const root = createBlock('container', 'root');
  const columns = createBlock('container', 'columns');
  columns.fields.layout = '50-50';
  columns.columns = [{ children: [createBlock('quote', 'left')] }, { children: [createBlock('text', 'right')] }];
  const faq = createBlock('faq', 'faq');
  faq.children = [createBlock('faqitem', 'item')];
  root.columns = [{ children: [columns, faq, createBlock('headline', 'last')] }];
  return root;
}

const ids = (blocks: Block[] | undefined) => blocks?.map(({ id }) => id);
const column = (root: Block, id: string, slot: number) => ids(slotsOf(findBlock(root, id) ?? root)[slot]);

/** Checks every step of random histories. */
function eachStep(check: (step: Operation, before: Block, after: Block) => void): void {
  fc.assert(
    fc.property(randomNumbers, (numbers) => {
      const { trees, steps } = randomHistory(numbers);
      for (const [index, step] of steps.entries()) check(step, trees[index] as Block, trees[index + 1] as Block);
    }),
    runs,
  );
}

it('for random trees and operations, the inverse of an operation restores the tree', () => {
  eachStep((step, before, after) => expect(applyOperation(after, invert(before, step))).toEqual(before));
});

it('for random trees and operations, undoing all operations in reverse order restores the first tree', () => {
  fc.assert(
    fc.property(randomNumbers, (numbers) => {
      const { before, after, trees, steps } = randomHistory(numbers);
      const undone = steps.reduceRight(
        (current, step, index) => applyOperation(current, invert(trees[index] as Block, step)),
        after,
      );
      expect(undone).toEqual(before);
    }),
    runs,
  );
});

it('an operation does not mutate the input tree', () => {
  eachStep((step, before, after) => {
    const frozen = freeze(structuredClone(before));
    expect(applyOperation(frozen, freeze(structuredClone(step)))).toEqual(after);
  });
});

it('for random trees and operations, blocks that an operation does not affect keep their identity', () => {
  eachStep((step, before, after) => {
    const touched = new Set(touchedBy(before, after, step));
    for (const block of walk(after)) {
      if (!touched.has(block.id)) expect(findBlock(before, block.id)).toBe(block);
    }
  });
});

it('for random trees and operations, only insert, remove and replace change the set of blocks', () => {
  const all = (root: Block) => ids([...walk(root)])?.toSorted() ?? [];
  eachStep((step, before, after) => {
    expect(new Set(all(after)).size).toBe(all(after).length);
    if (['move', 'set', 'layout'].includes(step.op)) expect(all(after)).toEqual(all(before));
  });
});

/** Ids of the blocks of an operation and of their ancestors, before and after. */
function touchedBy(before: Block, after: Block, step: Operation): string[] {
  const own = step.op === 'insert' ? step.block.id : step.id;
  const inside = step.op === 'replace' || step.op === 'insert' ? [...walk(step.block)].map(({ id }) => id) : [];
  const above = [before, after].flatMap((root) => pathTo(root, own).map(({ id }) => id));
  return [...above.filter((id) => step.op !== 'move' || id !== own), ...inside];
}

it('applyOperation inserts at the index, or last if the index is past the end', () => {
  const insert = (index: number): Operation => ({
    op: 'insert',
    place: { parent: 'columns', slot: 0, index },
    block: createBlock('quote', 'new'),
  });
  expect(column(applyOperation(tree(), insert(0)), 'columns', 0)).toEqual(['new', 'left']);
  expect(column(applyOperation(tree(), insert(99)), 'columns', 0)).toEqual(['left', 'new']);
});

it('applyOperation moves within a list to the index that counts after the removal', () => {
  const moved = applyOperation(tree(), { op: 'move', id: 'columns', to: { parent: 'root', slot: 0, index: 1 } });
  expect(column(moved, 'root', 0)).toEqual(['faq', 'columns', 'last']);
  expect(placeOf(moved, 'columns')).toEqual({ parent: 'root', slot: 0, index: 1 });
});

it('applyOperation moves the blocks of removed columns to the last column', () => {
  const narrow = applyOperation(tree(), { op: 'layout', id: 'columns', layout: '100' });
  expect(findBlock(narrow, 'columns')?.columns?.map(({ children }) => ids(children))).toEqual([['left', 'right']]);
  const wide = applyOperation(narrow, { op: 'layout', id: 'columns', layout: '33-33-33' });
  expect(findBlock(wide, 'columns')?.columns?.map(({ children }) => ids(children))).toEqual([
    ['left', 'right'],
    [],
    [],
  ]);
});

it('applyOperation arranges blocks by the given columns and puts all others into the last column', () => {
  const sorted = applyOperation(tree(), {
    op: 'layout',
    id: 'columns',
    layout: '50-50',
    columns: [['right', 'nobody'], []],
  });
  expect(findBlock(sorted, 'columns')?.columns?.map(({ children }) => ids(children))).toEqual([['right'], ['left']]);
});

it('applyOperation sets a translated field in one language and a shared field for both', () => {
  const set = (field: string, locale: 'de' | 'en' | null): Operation => ({
    op: 'set',
    id: 'left',
    field,
    locale,
    before: '',
    value: 'x',
  });
  const block = findBlock(
    applyOperation(applyOperation(tree(), set('content', 'en')), set('anchor', null)),
    'left',
  ) as Block;
  expect(['de', 'en'].map((locale) => valueAt(block, 'content', locale as 'de'))).toEqual(['', 'x']);
  expect(valueAt(block, 'anchor', null)).toBe('x');
});

it('applyOperation replaces a block and keeps its id', () => {
  const replaced = applyOperation(tree(), { op: 'replace', id: 'left', block: createBlock('headline', 'other') });
  expect(column(replaced, 'columns', 0)).toEqual(['left']);
  expect(findBlock(replaced, 'left')?.model).toBe('headline');
});

const wrong: [string, Operation][] = [
  ['a missing block', { op: 'remove', id: 'nobody' }],
  ['the root', { op: 'remove', id: 'root' }],
  ['a missing parent', { op: 'move', id: 'left', to: { parent: 'nobody', slot: 0, index: 0 } }],
  ['a parent without children', { op: 'move', id: 'left', to: { parent: 'last', slot: 0, index: 0 } }],
  ['a block inside itself', { op: 'move', id: 'columns', to: { parent: 'columns', slot: 0, index: 0 } }],
  ['a missing column', { op: 'move', id: 'left', to: { parent: 'columns', slot: 2, index: 0 } }],
  [
    'an id that is taken',
    { op: 'insert', place: { parent: 'root', slot: 0, index: 0 }, block: createBlock('quote', 'left') },
  ],
  ['an unknown field', { op: 'set', id: 'left', field: 'colour', locale: null, before: '', value: '' }],
  [
    'a field name that every object inherits',
    { op: 'set', id: 'left', field: '__proto__', locale: null, before: '', value: {} },
  ],
  [
    'a translated field without its language',
    { op: 'set', id: 'left', field: 'content', locale: null, before: '', value: '' },
  ],
  ['a shared field with a language', { op: 'set', id: 'left', field: 'anchor', locale: 'de', before: '', value: '' }],
  ['columns of a block that has none', { op: 'layout', id: 'left', layout: '50-50' }],
  ['too few columns', { op: 'layout', id: 'columns', layout: '50-50', columns: [['left', 'right']] }],
];
it.each(wrong)('applyOperation refuses %s', (_, step) => {
  expect(() => applyOperation(tree(), step)).toThrow(OperationError);
});
