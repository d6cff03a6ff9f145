import { expect, test } from 'vitest';
import { applyOperation, findBlock, invert, OperationError } from './apply-operation.ts';
import { type Block, createBlock } from './block.ts';
import { checkBlock } from './check-block.ts';
import { flatten, type Resolved } from './flat-block.ts';
import type { Locale } from './locale.ts';
import type { Operation } from './operations.ts';
import { isShown, walkShown } from './omitted.ts';

const resolved: Resolved = { pictures: {}, links: {}, events: {} };

function quote(id: string, de: string, en = ''): Block {
  const made = createBlock('quote', id);
  return {
    ...made,
    translations: { de: { ...made.translations.de, content: de }, en: { ...made.translations.en, content: en } },
  };
}

function root(...children: Block[]): Block {
  return { ...createBlock('container', 'root'), columns: [{ children }] };
}

const omit = (id: string, locale: Locale, value = true): Operation => ({ op: 'omit', id, locale, value });
const ids = (tree: Block, locale: Locale) => [...walkShown(tree, locale)].map(({ id }) => id);

test('what is left out of one page stays on the other, and the others keep their numbers', () => {
  const tree = applyOperation(root(quote('a', 'A'), quote('b', 'B')), omit('a', 'en'));
  const page = (locale: Locale, whole = false) =>
    flatten(tree, { locale, resolved, whole }).columns?.[0]?.children.map(({ id, order }) => `${id} ${order}`);
  expect(page('de')).toEqual(['a 0', 'b 1']);
  expect(page('en')).toEqual(['b 1']);
  expect(page('en', true)).toEqual(['a 0', 'b 1']);
});

test('each language is left out and shown again by itself; undoing brings back the very tree', () => {
  const tree = root(quote('a', 'A'));
  const neither = [omit('a', 'en'), omit('a', 'de')].reduce(applyOperation, tree);
  expect(findBlock(neither, 'a')?.omitted).toEqual(['de', 'en']);
  const german = applyOperation(neither, omit('a', 'de', false));
  expect(findBlock(german, 'a')?.omitted).toEqual(['en']);
  expect(applyOperation(german, invert(neither, omit('a', 'de', false)))).toEqual(neither);
  expect(applyOperation(german, omit('a', 'en', false))).toEqual(tree);
});

test('the root of a section cannot be left out', () => {
  expect(() => applyOperation(root(), omit('root', 'en'))).toThrow(OperationError);
});

test('with a container goes what stands in it, and a list of which everything is left out goes too', () => {
  const teasers = createBlock('teaserlist', 'list');
  teasers.children = [createBlock('teaseritem', 'one'), createBlock('teaseritem', 'two')];
  const columns = { ...createBlock('container', 'columns'), columns: [{ children: [quote('q', 'Q')] }] };
  const tree = root(teasers, columns);
  expect(ids(applyOperation(tree, omit('columns', 'en')), 'en')).toEqual(['root', 'list', 'one', 'two']);
  expect(ids(applyOperation(tree, omit('one', 'en')), 'en')).toEqual(['root', 'list', 'two', 'columns', 'q']);
  const none = [omit('one', 'en'), omit('two', 'en')].reduce(applyOperation, tree);
  expect(ids(none, 'en')).toEqual(['root', 'columns', 'q']);
  expect(isShown(teasers, 'en')).toBe(true);
});

test('what stands on the English page alone needs no German, and what stands on none needs nothing', () => {
  const missing = (block: Block) => checkBlock(root(block), 'published').map(({ path }) => path);
  expect(missing(quote('a', '', 'A'))).toEqual(['a.content.de']);
  expect(missing({ ...quote('a', '', 'A'), omitted: ['de'] })).toEqual([]);
  expect(missing({ ...quote('a', ''), omitted: ['de'] })).toEqual(['a.content.en']);
  expect(missing({ ...quote('a', 'A'), omitted: ['de'] })).toEqual([]);
  expect(missing({ ...quote('a', ''), omitted: ['de', 'en'] })).toEqual([]);
  const inside = { ...createBlock('container', 'c'), columns: [{ children: [quote('a', '', 'A')] }] };
  expect(missing({ ...inside, omitted: ['de'] })).toEqual([]);
});
