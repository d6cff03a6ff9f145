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

it.each([
  ['is the first German text', ['neunzig', 'hundert'], 'sixty', { content: 'sechzig' }],
  ['is gone when the German text is changed back', ['neunzig', 'sechzig'], 'sixty', undefined],
  ['is not set without an English text', ['neunzig'], '', undefined],
])('the basis of a translation %s', (_, texts, english, expected) => {
  const changed = texts.reduce((tree, text) => applyOperation(tree, write('de', text)), root('sechzig', english));
  expect(basis(changed)).toEqual(expected);
  if (expected) expect(basis(applyOperation(changed, write('en', 'ninety')))).toEqual(expected);
});

it('confirming the English text removes the basis, and undo restores it', () => {
  const changed = applyOperation(root('sechzig', 'sixty'), write('de', 'neunzig'));
  const holds: Operation = { op: 'basis', id: 'quote', field: 'content', value: null };
  const settled = applyOperation(changed, holds);
  expect(basis(settled)).toBeUndefined();
  expect(applyOperation(settled, invert(changed, holds))).toEqual(changed);
});
