import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, createBlock } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import { dice, freeze, randomTree, rolls } from '#contract/trees.fixture.ts';
import { leftOutModels, normaliseBlock } from './normalise-block.ts';

const stored = (values: object): Block => freeze(values) as Block;

describe('a stored tree', () => {
  test('that fits today’s kinds is the same object', () => {
    fc.assert(
      fc.property(rolls, (numbers) => {
        const tree = freeze(randomTree(dice(numbers)));
        expect(normaliseBlock(tree)).toBe(tree);
      }),
    );
  });

  test('gets missing fields at their defaults and loses unknown and impossible values', () => {
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
    expect(checkBlock(read, 'draft')).toEqual([]);
    expect(normaliseBlock(old)).toBe(read);
    expect(normaliseBlock(read)).toBe(read);
  });

  test('leaves out kinds that are unknown or may not stand where they are; the rest stays the same objects', () => {
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

  test('has as many columns as its layout; what stood in others goes to the last one', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => createBlock('quote', id)) as [Block, Block, Block];
    const three = {
      ...createBlock('container', 'root'),
      columns: [{ children: [a] }, { children: [b] }, { children: [c] }],
    };
    expect(normaliseBlock(stored(three)).columns).toEqual([{ children: [a, b, c] }]);
    const wide = { ...three, id: 'wide', fields: { layout: '50-50', slug: '' }, columns: [{ children: [a] }] };
    expect(normaliseBlock(stored(wide)).columns).toEqual([{ children: [a] }, { children: [] }]);
  });

  test('that is nothing any more is an empty section', () => {
    expect(normaliseBlock(stored({ id: 'root', model: 'page' }))).toEqual(createBlock('container', 'root'));
  });
});
