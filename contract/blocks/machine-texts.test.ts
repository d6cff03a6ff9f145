import { expect, it } from 'vitest';
import { defaultFieldSettings } from '../fields/field-settings.ts';
import { applyOperation, findBlock, invert } from './apply-operation.ts';
import { type Block, createBlock } from './block.ts';
import { checkBlock } from './check-block.ts';
import { isUnread, unreadOf, withoutUnread } from './machine-texts.ts';
import type { Operation } from './operations.ts';

const place = { field: 'content', locale: 'en' } as const;
const mark = (value: string | null): Operation => ({ op: 'machine', id: 'quote', ...place, value });
const write = (value: string): Operation => ({ op: 'set', id: 'quote', ...place, before: undefined, value });

function root(): Block {
  const tree = createBlock('container', 'root');
  const quote = createBlock('quote', 'quote');
  quote.translations.de.content = 'sechzig';
  tree.columns = [{ children: [quote] }];
  return tree;
}

function quoteOf(tree: Block): Block {
  const quote = findBlock(tree, 'quote');
  if (!quote) throw new Error('no quote');
  return quote;
}

const translated = [write('sixty'), mark('sixty')].reduce(applyOperation, root());
const issuesOf = (tree: Block) =>
  checkBlock(tree, { strictness: 'published', fieldSettings: defaultFieldSettings, locale: 'en' });

it('a translation by machine is unread until somebody confirms it', () => {
  expect(unreadOf(quoteOf(translated))).toEqual([place]);
  const read = applyOperation(translated, mark(null));
  expect(unreadOf(quoteOf(read))).toEqual([]);
  expect(quoteOf(read).machine).toBeUndefined();
  expect(applyOperation(read, invert(translated, mark(null)))).toEqual(translated);
});

it('editing it is reading it, and undoing the edit marks it again', () => {
  const edit = write('sixty years');
  const edited = applyOperation(translated, edit);
  expect(isUnread(quoteOf(edited), place)).toBe(false);
  expect(isUnread(quoteOf(applyOperation(edited, invert(translated, edit))), place)).toBe(true);
});

it('it is named as what prevents publication, unless the page of its language omits the block', () => {
  expect(issuesOf(translated)).toEqual([
    { path: 'quote.content.en', message: { text: 'Translated by machine and not read yet' } },
  ]);
  const omitted = applyOperation(translated, { op: 'omit', id: 'quote', locale: 'en', value: true });
  expect(issuesOf(omitted)).toEqual([]);
  expect(checkBlock(translated, { strictness: 'draft', fieldSettings: defaultFieldSettings })).toEqual([]);
});

it('a block without its unread texts has the empty value there, and keeps the others', () => {
  const { translations, machine } = withoutUnread(quoteOf(translated), 'en');
  expect({ translations, machine }).toEqual({ translations: quoteOf(root()).translations, machine: undefined });
  expect(withoutUnread(quoteOf(translated), 'de')).toBe(quoteOf(translated));
});
