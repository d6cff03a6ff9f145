import { expect, it } from 'vitest';
import { applyOperation, findBlock } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { firstTranslation, stateOf } from './translation-state.ts';
import { section } from './tree.fixture.ts';

/** A page whose first headline has these texts. */
function root(de: string, en: string): Block {
  const tree = section();
  const { translations } = headlineIn(tree);
  translations.de.content = de;
  translations.en.content = en;
  return tree;
}

const headlineIn = (tree: Block) => findBlock(tree, 'first001') ?? tree;

/** Writes as an editor does, with what keeps the state of the translation. */
function written(tree: Block, locale: 'de' | 'en', value: string): Block {
  const set: Operation = { op: 'set', id: 'first001', field: 'content', locale, before: undefined, value };
  return [set, ...firstTranslation(headlineIn(tree), 'content', locale)].reduce(applyOperation, tree);
}

it('English is outdated when the German text from which it was translated changes', () => {
  expect(stateOf(headlineIn(written(root('sechzig', 'sixty'), 'de', 'neunzig')))).toBe('outdated');
  expect(stateOf(headlineIn(written(root('sechzig', ''), 'de', 'neunzig')))).toBe('missing');
});

it('English that was there first is not outdated while the German text is written, letter by letter', () => {
  const german = ['s', 'se', 'sechzig'].reduce((tree, text) => written(tree, 'de', text), root('', 'sixty'));
  expect(stateOf(headlineIn(german))).toBe('fine');
  // Once it is changed beside the German text, it follows that one.
  const both = written(german, 'en', 'sixty minutes');
  expect(stateOf(headlineIn(both))).toBe('fine');
  expect(stateOf(headlineIn(written(both, 'de', 'neunzig Minuten')))).toBe('outdated');
});

it('a first English text is current, whatever the German one was before', () => {
  const changed = written(root('sechzig', 'sixty'), 'de', 'neunzig');
  expect(stateOf(headlineIn(written(written(changed, 'en', ''), 'en', 'ninety')))).toBe('fine');
});
