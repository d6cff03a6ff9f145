import { expect, it } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { createBlock } from '#contract/blocks/block.ts';
import { keepUnchanged } from './keep-unchanged.ts';

const quote = createBlock('quote', 'quote-aaaa');
const text = createBlock('text', 'text-aaaaa');
const inner = { ...createBlock('container', 'inner-aaaa'), columns: [{ children: [text] }] };
const root = { ...createBlock('container', 'root-aaaaa'), columns: [{ children: [quote, inner] }] };

it('returns the same object when the tree has not changed', () => {
  expect(keepUnchanged(root, structuredClone(root))).toBe(root);
});

it('replaces only the changed block and its ancestors', () => {
  const set = { op: 'set', id: text.id, field: 'content', locale: 'de', before: '', value: '<p>neu</p>' } as const;
  const result = keepUnchanged(root, structuredClone(applyOperation(root, set)));
  expect(result).not.toBe(root);
  expect(result.columns?.[0]?.children[0]).toBe(quote);
  expect(result.columns?.[0]?.children[1]).not.toBe(inner);
  expect(result).toEqual(applyOperation(root, set));
});

it('keeps the object of a block that moved', () => {
  const moved = applyOperation(root, { op: 'move', id: quote.id, to: { parent: inner.id, slot: 0, index: 0 } });
  const result = keepUnchanged(root, structuredClone(moved));
  expect(result.columns?.[0]?.children[0]?.columns?.[0]?.children[0]).toBe(quote);
});
