import { expect, it } from 'vitest';
import type { Model } from '#modules/schemas.ts';
import { type Block, blockSchema, createBlock, kindOf } from './block.ts';
import { checkBlock, maximumDepth } from './check-block.ts';
import { defaultFieldSettings } from '../fields/field-settings.ts';
import { models } from './module-write.ts';

const draft = { strictness: 'draft', fieldSettings: defaultFieldSettings } as const;
const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;

function block(model: Model, values: Record<string, unknown> = {}): Block {
  const made = createBlock(model, 'b');
  for (const [name, value] of Object.entries(values)) {
    if (name in made.fields) made.fields[name] = value;
    else made.translations.de[name] = value;
  }
  return made;
}

const required = 'Bitte füllen Sie dieses Feld aus';

it.each(models)(
  'checkBlock with a new block accepts %s as a draft and reports its missing required fields before publishing',
  (model) => {
    const made = createBlock(model, 'b');
    expect(blockSchema.safeParse(made).success).toBe(true);
    expect(checkBlock(made, draft)).toEqual([]);
    const kind = kindOf(model);
    const missing = Object.entries(kind.fields).flatMap(([name, field]) =>
      field.required ? [`b.${name}${field.translated ? '.de' : ''}`] : [],
    );
    if (kind.minimumChildren !== undefined) missing.push('b');
    expect(checkBlock(made, published)).toEqual(missing.map((path) => expect.objectContaining({ path })));
  },
);

it('checkBlock before publishing requires German; English falls back to it', () => {
  expect(checkBlock(block('quote', { content: 'a' }), published)).toEqual([]);
  const english = block('quote');
  english.translations.en.content = 'a';
  expect(checkBlock(english, published)).toEqual([{ path: 'b.content.de', message: { text: required } }]);
  expect(checkBlock(english, { ...published, locale: 'en' })).toEqual([
    { path: 'b.content.de', message: { text: 'This field is required!' } },
  ]);
});

it('checkBlock before publishing checks the length of an English text if there is one', () => {
  const teaser = block('fullteaser', { headline: 'a', text: 'x'.repeat(256) });
  expect(checkBlock(teaser, published)).toEqual([]);
  teaser.translations.en.text = 'x'.repeat(257);
  expect(checkBlock(teaser, { ...published, locale: 'en' })).toEqual([
    { path: 'b.text.en', message: { text: '1 characters too many (256 at most)' } },
  ]);
  expect(checkBlock(teaser, draft)).toEqual([]);
});

it('checkBlock before publishing requires at least one item in a list', () => {
  const list = block('faq');
  expect(checkBlock(list, published)).toEqual([{ path: 'b', message: { text: required } }]);
  expect(checkBlock(list, draft)).toEqual([]);
});

it('checkBlock for a draft rejects unknown fields, and shared fields among the translations and vice versa', () => {
  const made = createBlock('quote', 'b');
  made.fields.colour = 'red';
  made.fields.content = 'shared';
  made.translations.en.anchor = 'a';
  expect(checkBlock(made, draft).map(({ path }) => path)).toEqual(['b.colour', 'b.content', 'b.anchor.en']);
});

it.each([
  ['quote', { content: 7 }, 'b.content.de'],
  ['quote', { anchor: 'Groß' }, 'b.anchor'],
  ['headline', { headline_level: '7' }, 'b.headline_level'],
  ['image', { image: 'salome.jpg' }, 'b.image'],
  ['link', { link: 'javascript:alert(1)' }, 'b.link'],
  ['audio', { embed: 'https://example.org' }, 'b.embed'],
  ['text', { add_additional_space: 'yes' }, 'b.add_additional_space'],
] as const)('checkBlock for a draft rejects in kind %s the value %o', (model, values, path) => {
  expect(checkBlock(block(model, values), draft).map((issue) => issue.path)).toEqual([path]);
});

it('checkBlock for a draft rejects forbidden children, a wrong number of columns and children in a kind without any', () => {
  const list = block('faq');
  list.children = [createBlock('quote', 'q')];
  expect(checkBlock(list, draft).map(({ path }) => path)).toEqual(['q']);
  const columns = block('container', { layout: '50-50' });
  expect(checkBlock(columns, draft).map(({ path }) => path)).toEqual(['b.columns']);
  expect(checkBlock({ ...block('quote'), children: [] }, draft).map(({ path }) => path)).toEqual(['b']);
});

it('checkBlock for a draft rejects nesting below the maximum depth', () => {
  const nested = (depth: number): Block => {
    const made = createBlock('container', `c${depth}`);
    if (depth > 0) made.columns = [{ children: [nested(depth - 1)] }];
    return made;
  };
  expect(checkBlock(nested(maximumDepth), draft)).toEqual([]);
  expect(checkBlock(nested(maximumDepth + 1), draft).map(({ path }) => path)).toEqual(['c0']);
});

it('skips the blocks in unchanged but checks their children', () => {
  const list = block('faq');
  list.fields.colour = 'red';
  const item = createBlock('faqitem', 'i');
  item.fields.colour = 'red';
  list.children = [item];
  expect(checkBlock(list, { ...draft, unchanged: new Set([list]) }).map(({ path }) => path)).toEqual(['i.colour']);
});
