import { expect, test } from 'vitest';
import { applyOperation } from '#contract/apply-operation.ts';
import { createBlock } from '#contract/block.ts';
import { keepUnchanged } from './keep-unchanged.ts';

const quote = createBlock('quote', 'quote-aaaa');
const text = createBlock('text', 'text-aaaaa');
const inner = { ...createBlock('container', 'inner-aaaa'), columns: [{ children: [text] }] };
const root = { ...createBlock('container', 'root-aaaaa'), columns: [{ children: [quote, inner] }] };

test('a tree that came again is the very same', () => {
  expect(keepUnchanged(root, structuredClone(root))).toBe(root);
});

test('only what says something else is another block, with those above it', () => {
  const set = { op: 'set', id: text.id, field: 'content', locale: 'de', before: '', value: '<p>neu</p>' } as const;
  const kept = keepUnchanged(root, structuredClone(applyOperation(root, set)));
  expect(kept).not.toBe(root);
  expect(kept.columns?.[0]?.children[0]).toBe(quote);
  expect(kept.columns?.[0]?.children[1]).not.toBe(inner);
  expect(kept).toEqual(applyOperation(root, set));
});

test('a block that moved keeps being itself', () => {
  const moved = applyOperation(root, { op: 'move', id: quote.id, to: { parent: inner.id, slot: 0, index: 0 } });
  const kept = keepUnchanged(root, structuredClone(moved));
  expect(kept.columns?.[0]?.children[0]?.columns?.[0]?.children[0]).toBe(quote);
});
