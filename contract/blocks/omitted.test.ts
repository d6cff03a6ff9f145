import { expect, it } from 'vitest';
import { applyOperation, findBlock, invert, OperationError } from './apply-operation.ts';
import { type Block, createBlock } from './block.ts';
import { checkBlock } from './check-block.ts';
import { defaultFieldSettings } from '../fields/field-settings.ts';
import { flatten, type Resolved } from './flat-block.ts';
import type { Locale } from '../base/locale.ts';
import type { Operation } from './operations.ts';
import { isShown, walkShown } from './omitted.ts';

const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;

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

it('a block omitted in one language stays in the other, and the others keep their order', () => {
  const tree = applyOperation(root(quote('a', 'A'), quote('b', 'B')), omit('a', 'en'));
  const page = (locale: Locale, whole = false) =>
    flatten(tree, { locale, resolved, whole }).columns?.[0]?.children.map(({ id, order }) => `${id} ${order}`);
  expect(page('de')).toEqual(['a 0', 'b 1']);
  expect(page('en')).toEqual(['b 1']);
  expect(page('en', true)).toEqual(['a 0', 'b 1']);
});

it('omits and shows a block per language; the inverse restores the tree', () => {
  const tree = root(quote('a', 'A'));
  const neither = [omit('a', 'en'), omit('a', 'de')].reduce(applyOperation, tree);
  expect(findBlock(neither, 'a')?.omitted).toEqual(['de', 'en']);
  const german = applyOperation(neither, omit('a', 'de', false));
  expect(findBlock(german, 'a')?.omitted).toEqual(['en']);
  expect(applyOperation(german, invert(neither, omit('a', 'de', false)))).toEqual(neither);
  expect(applyOperation(german, omit('a', 'en', false))).toEqual(tree);
});

it('throws when the root of a section is omitted', () => {
  expect(() => applyOperation(root(), omit('root', 'en'))).toThrow(OperationError);
});

it('omitting a container omits its children, and a list without shown items is omitted', () => {
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

it('a block shown only in English needs no German; a block shown nowhere needs no text', () => {
  const missing = (block: Block) => checkBlock(root(block), published).map(({ path }) => path);
  expect(missing(quote('a', '', 'A'))).toEqual(['a.content.de']);
  expect(missing({ ...quote('a', '', 'A'), omitted: ['de'] })).toEqual([]);
  expect(missing({ ...quote('a', ''), omitted: ['de'] })).toEqual(['a.content.en']);
  expect(missing({ ...quote('a', 'A'), omitted: ['de'] })).toEqual([]);
  expect(missing({ ...quote('a', ''), omitted: ['de', 'en'] })).toEqual([]);
  const inside = { ...createBlock('container', 'c'), columns: [{ children: [quote('a', '', 'A')] }] };
  expect(missing({ ...inside, omitted: ['de'] })).toEqual([]);
});
