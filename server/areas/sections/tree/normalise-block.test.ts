import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { deterministicNumbers, freeze, randomTree, randomNumbers } from '#contract/blocks/trees.fixture.ts';
import { leftOutModels, normaliseBlock } from './normalise-block.ts';

const draft = { strictness: 'draft', fieldSettings: defaultFieldSettings } as const;

const stored = (values: object): Block => freeze(values) as Block;

it('normalising a stored tree returns the same object if it fits the current kinds', () => {
  fc.assert(
    fc.property(randomNumbers, (numbers) => {
      const tree = freeze(randomTree(deterministicNumbers(numbers)));
      expect(normaliseBlock(tree)).toBe(tree);
    }),
  );
});

it('normalising a stored tree adds defaults for missing fields and removes unknown and invalid values', () => {
  const old = stored({
    id: 'h',
    model: 'headline',
    fields: { headline_level: 3, colour: 'red', constructor: 'x' },
    translations: { de: { content: 'Da', preline: 7 }, en: null },
  });
  const read = normaliseBlock(old);
  expect(read).toEqual({
    ...createBlock('headline', 'h'),
    translations: { de: { preline: '', content: 'Da', subline: '' }, en: { preline: '', content: '', subline: '' } },
  });
  expect(checkBlock(read, draft)).toEqual([]);
  expect(normaliseBlock(old)).toBe(read);
  expect(normaliseBlock(read)).toBe(read);
});

it('normalising a stored tree leaves out kinds that are unknown or not allowed at their place; the rest stays the same objects', () => {
  const quote = createBlock('quote', 'q');
  const item = createBlock('faqitem', 'i');
  const root = stored({
    ...createBlock('container', 'root'),
    columns: [{ children: [{ id: 'x', model: 'carousel' }, quote, item] }],
  });
  expect(normaliseBlock(root).columns?.[0]?.children).toEqual([quote]);
  expect(leftOutModels(root, normaliseBlock(root))).toEqual(['carousel', 'faqitem']);
  expect(leftOutModels(quote, normaliseBlock(quote))).toEqual([]);
  expect(normaliseBlock(root).columns?.[0]?.children[0]).toBe(quote);
});

it('normalising a stored tree has as many columns as its layout; blocks of further columns go to the last one', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => createBlock('quote', id)) as [Block, Block, Block];
  const three = {
    ...createBlock('container', 'root'),
    columns: [{ children: [a] }, { children: [b] }, { children: [c] }],
  };
  expect(normaliseBlock(stored(three)).columns).toEqual([{ children: [a, b, c] }]);
  const wide = { ...three, id: 'wide', fields: { layout: '50-50', slug: '' }, columns: [{ children: [a] }] };
  expect(normaliseBlock(stored(wide)).columns).toEqual([{ children: [a] }, { children: [] }]);
});

it('normalising a stored tree returns an empty section for an invalid tree', () => {
  expect(normaliseBlock(stored({ id: 'root', model: 'page' }))).toEqual(createBlock('container', 'root'));
});
