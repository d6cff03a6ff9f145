import { expect, it } from 'vitest';
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

it('keeps the first German text when the German text changes and an English text exists', () => {
  const once = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  expect(basis(once)).toEqual({ content: 'sechzig' });
  expect(basis(applyOperation(once, write('de', 'hundert')))).toEqual({ content: 'sechzig' });
});

it('removes the basis when the German text is changed back', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  expect(basis(applyOperation(changed, write('de', 'sechzig')))).toBeUndefined();
});

it('sets no basis when there is no English text', () => {
  expect(basis(applyOperation(root('sechzig', ''), write('de', 'neunzig')))).toBeUndefined();
});

it('keeps the basis when only the English text changes', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  expect(basis(applyOperation(changed, write('en', 'ninety')))).toEqual({ content: 'sechzig' });
});

it('confirming the English text removes the basis, and undo restores it', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  const holds: Operation = { op: 'basis', id: 'quote', field: 'content', value: null };
  const settled = applyOperation(changed, holds);
  expect(basis(settled)).toBeUndefined();
  expect(applyOperation(settled, invert(changed, holds))).toEqual(changed);
});
