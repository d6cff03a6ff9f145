import { expect, test } from 'vitest';
import { applyOperation, findBlock, invert } from './apply-operation.ts';
import { type Block, createBlock } from './block.ts';
import type { Operation } from './operations.ts';

function root(de: string, en: string): Block {
  const tree = createBlock('container', 'root');
  const quote = createBlock('quote', 'quote');
  quote.translations = { de: { ...quote.translations.de, content: de }, en: { ...quote.translations.en, content: en } };
  tree.columns = [{ children: [quote] }];
  return tree;
}

const write = (locale: 'de' | 'en', value: string): Operation => ({
  op: 'set',
  id: 'quote',
  field: 'content',
  locale,
  before: undefined,
  value,
});
const basis = (tree: Block) => findBlock(tree, 'quote')?.basis;

test('a German text that changes under an English one is kept as what that one was made from', () => {
  const once = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  expect(basis(once)).toEqual({ content: 'sechzig' });
  expect(basis(applyOperation(once, write('de', 'hundert')))).toEqual({ content: 'sechzig' });
});

test('a German text that is again what it was leaves nothing behind', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  expect(basis(applyOperation(changed, write('de', 'sechzig')))).toBeUndefined();
});

test('without an English text nothing is out of date', () => {
  expect(basis(applyOperation(root('sechzig', ''), write('de', 'neunzig')))).toBeUndefined();
});

test('writing in the English text does not yet say that it holds', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  expect(basis(applyOperation(changed, write('en', 'ninety')))).toEqual({ content: 'sechzig' });
});

test('saying that the English holds takes the old German away, and undoing it brings it back', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  const holds: Operation = { op: 'basis', id: 'quote', field: 'content', value: null };
  const settled = applyOperation(changed, holds);
  expect(basis(settled)).toBeUndefined();
  expect(applyOperation(settled, invert(changed, holds))).toEqual(changed);
});
