import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Block, blockSchema, kindOf, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { locales } from '#contract/base/locale.ts';
import { localized } from '#contract/base/localized.ts';
import { extractReferences } from '#server/areas/sections/references/extract-references.ts';
import { normaliseBlock } from '#server/areas/sections/tree/normalise-block.ts';
import { sanitiseRichText } from '#server/platform/rich-text/sanitise-rich-text.ts';
import { type Model, moduleKinds } from '#modules/schemas.ts';
import { readContent } from './seed.ts';

const content = await readContent();
const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;
const text = localized(z.string());

/** The records of a kind, with the fields that these tests look at. */
const read = <T extends z.ZodObject>(kind: string, schema: T) => z.array(schema).parse(content.get(kind));

const focal = z.object({ x: z.number(), y: z.number() }).optional();
const sizes = { width: z.int().optional(), height: z.int().optional() };
const media = read(
  'media',
  z.object({ id: z.int(), kind: z.string(), file_name: z.string(), alt: text.optional(), focal, ...sizes }),
);
const pictures = media.filter(({ kind }) => kind === 'image');
const pages = read(
  'pages',
  z.object({
    ...{ id: z.int(), slug: text, path: text, meta_description: text },
    hero_image: z.int().optional(),
  }),
);
const articles = read(
  'articles',
  z.object({
    ...{ id: z.int(), slug: text, teaser: text, image_id: z.int(), published_at: z.string() },
    category_ids: z.array(z.int()),
  }),
);
const productions = read(
  'productions',
  z.object({
    hero_image_id: z.int(),
    picture_ids: z.array(z.int()).default([]),
    article_ids: z.array(z.int()).default([]),
  }),
);
const sections = new Map(
  read(
    'sections',
    z.object({ slug: z.string(), published: blockSchema.optional(), draft: blockSchema.optional() }),
  ).map(({ slug, published: tree, draft }): [string, Block] => {
    const root = tree ?? draft;
    if (!root) throw new Error(`${slug} has no modules`);
    return [slug, normaliseBlock(root)];
  }),
);

function sectionOf(slug: string): Block {
  const root = sections.get(slug);
  if (!root) throw new Error(`There is no section ${slug}`);
  return root;
}

const pageAt = (de: string) => sectionOf(`page-${pages.find(({ path: address }) => address.de === de)?.id}`);
const fileOf = (id: number) => media.find((one) => one.id === id)?.file_name;

describe.each([...sections])('the section %s', (_, root) => {
  it('can be published unchanged', () => expect(checkBlock(root, published)).toEqual([]));

  it('has rich text in the form in which the editor stores it', () => {
    for (const { model, translations } of walk(root)) {
      for (const [name, field] of Object.entries(kindOf(model).fields)) {
        if (field.kind !== 'rich') continue;
        for (const locale of locales) {
          const html = String(translations[locale][name] ?? '');
          expect(sanitiseRichText(html)).toBe(html);
        }
      }
    }
  });
});

describe.each(pages)('the page $path.de', ({ id, hero_image: hero, meta_description: description }) => {
  const root = sectionOf(`page-${id}`);

  it('shows no picture twice', () => {
    const shown = extractReferences(root).flatMap((one) => (one.kind === 'media' ? one.id : []));
    const all = hero === undefined ? shown : [hero, ...shown];
    expect(all.filter((one, n) => all.indexOf(one) !== n).map(fileOf)).toEqual([]);
  });

  it('uses at least three kinds of modules', () => {
    expect(new Set([...walk(root)].map(({ model }) => model)).size).toBeGreaterThan(3);
  });

  it('has a description that fits under a search result', () => {
    for (const locale of locales) {
      expect(description[locale].length).toBeGreaterThan(20);
      expect(description[locale].length).toBeLessThanOrEqual(160);
    }
  });
});

it('there are twenty-nine pages, each with its own address in both languages', () => {
  expect(pages).toHaveLength(29);
  for (const locale of locales) expect(new Set(pages.map(({ path: address }) => address[locale])).size).toBe(29);
});

it('the company page shows singers with portrait, voice and parts, and every name on it leads to the person', () => {
  const blocks = [...walk(pageAt('das-haus/ensemble'))];
  const singers = blocks.filter(({ model }) => model === 'teaseritem');
  expect(singers.length).toBeGreaterThanOrEqual(10);
  for (const { fields, translations } of singers) {
    expect(fileOf(Number(fields.image))).toMatch(/^portraet-/);
    expect(fields.link).toMatch(/^person:\d+$/);
    for (const locale of locales)
      for (const name of ['headline', 'subline', 'text']) expect(translations[locale][name], name).not.toBe('');
  }
  const texts = blocks.map(({ translations }) => String(translations.de.content ?? '')).join('');
  expect(texts).not.toContain('<strong>');
  expect(texts.match(/href="person:\d+"/g)).toHaveLength(7);
});

it('block ids are unique', () => {
  const ids = [...sections.values()].flatMap((root) => [...walk(root)].map(({ id }) => id));
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
});

it('every text of a page exists in English, except one paragraph that shows the fallback', () => {
  const missing = pages.flatMap(({ id: page }) =>
    [...walk(sectionOf(`page-${page}`))].flatMap(({ id, model, translations }) =>
      Object.entries(kindOf(model).fields)
        .filter(([name, { translated }]) => translated && translations.de[name] && !translations.en[name])
        .map(([name]) => `${id}.${name}`),
    ),
  );
  expect(missing.filter((place) => place.startsWith('demo-'))).toEqual([
    expect.stringMatching(/^demo-jobs-\d+\.content$/),
  ]);
});

it.each([
  [
    'de',
    /^Stand \d{1,2}\. \S+ 20\d\d: .*WCAG 2\.2, Stufe AA.*BITV 2\.0 teilweise konform; nicht konform sind [^.]+\.$/,
  ],
  [
    'en',
    /^State on \d{1,2} \S+ 20\d\d: .* conforms partially to WCAG 2\.2, level AA.*BITV 2\.0; what does not conform is [^.]+\.$/,
  ],
] as const)(
  'the accessibility statement gives its status, its date and the exceptions in one sentence (%s)',
  (locale, sentence) => {
    const blocks = [...sections.values()].flatMap((root) => Array.from(walk(root)));
    const below = blocks.findIndex(
      ({ id, translations }) => id.startsWith('demo-erklaerung') && translations.de.content === 'Stand',
    );
    const [, first = ''] =
      /^<p><strong>(.*?)<\/strong><\/p>/.exec(String(blocks[below + 1]?.translations[locale].content)) ?? [];
    expect(first).toMatch(sentence);
  },
);

it('the page of modules shows every kind in every variant', () => {
  const blocks = [...walk(pageAt('bausteine'))];
  for (const model of Object.keys(moduleKinds) as Model[]) {
    const ofKind = blocks.filter((block) => block.model === model);
    expect(ofKind, model).not.toEqual([]);
    for (const [name, field] of Object.entries(kindOf(model).fields)) {
      if (field.kind !== 'choice') continue;
      for (const { value } of field.options)
        expect(
          ofKind.map(({ fields }) => fields[name]),
          `${model}.${name}`,
        ).toContain(value);
    }
  }
});

/** Words that a reader sees. */
function wordsIn(body: Block, locale: 'de' | 'en'): number {
  return [...walk(body)]
    .flatMap(({ translations }) => Object.values(translations[locale]))
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

describe.each(articles)('the article $slug.de', ({ id, teaser, image_id: picture }) => {
  const blocks = [...walk(sectionOf(`article-${id}`))];

  it('has a text and a teaser in both languages', () => {
    for (const locale of locales) {
      expect(wordsIn(sectionOf(`article-${id}`), locale)).toBeGreaterThan(100);
      expect(teaser[locale].length).toBeGreaterThan(30);
    }
  });

  it('does not repeat its own picture', () => {
    expect(blocks.map(({ fields }) => fields.image)).not.toContain(picture);
  });

  // The title of the article is the heading of level 1. Headlines of pages also follow headings of their screens.
  it('leaves out no level of its headlines', () => {
    const levels = [
      1,
      ...blocks.flatMap(({ model, fields }) => (model === 'headline' ? Number(fields.headline_level) : [])),
    ];
    expect(levels.filter((level, n) => level > (levels[n - 1] ?? 1) + 1)).toEqual([]);
  });
});

it('the magazine has forty articles of the last fourteen months, a dozen of them long, in every category', () => {
  expect(articles).toHaveLength(40);
  expect(
    articles
      .map(({ published_at: at }) => at)
      .toSorted()[0]
      ?.localeCompare('2025-09-18'),
  ).toBe(1);
  const long = articles.filter(({ id }) => wordsIn(sectionOf(`article-${id}`), 'de') >= 340);
  expect(long.length).toBeGreaterThanOrEqual(12);
  const categories = new Set(articles.flatMap(({ category_ids: ids }) => ids));
  expect(categories.size).toBe(content.get('article-categories')?.length);
});

it('no two articles share a picture, and none the pictures of a production that shows it', () => {
  const shown = new Map(articles.map(({ id, image_id: picture }) => [id, picture]));
  expect(new Set(shown.values()).size).toBe(articles.length);
  for (const { article_ids: ids, hero_image_id: hero, picture_ids: more } of productions)
    for (const id of ids) expect([hero, ...more], `article ${id}`).not.toContain(shown.get(id));
});

const folder = path.join(import.meta.dirname, 'content/media');

it('every file of the folder is in the library, and every file of the library in the folder', async () => {
  const files = media.map(({ file_name: name }) => name);
  expect(files.toSorted()).toEqual((await readdir(folder)).toSorted());
});

describe.each(pictures)('the picture $file_name', ({ file_name: name, alt, focal: point, width, height }) => {
  it('is small enough, has an alternative text in both languages and a focal point inside the picture', async () => {
    const bytes = await readFile(path.join(folder, name));
    const found = await sharp(bytes).metadata();
    expect(bytes.byteLength).toBeLessThanOrEqual(200_000);
    expect([width, height]).toEqual([found.width, found.height]);
    expect([width, height]).toEqual(sizeOf(name));
    for (const locale of locales) expect(alt?.[locale].length).toBeGreaterThan(8);
    for (const value of Object.values(point ?? {})) expect(value).toBeGreaterThan(0);
    for (const value of Object.values(point ?? {})) expect(value).toBeLessThan(100);
  });
});

it('logos have a transparent background', async () => {
  const logos = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  expect(logos.length).toBeGreaterThan(2);
  for (const file of logos) {
    const { isOpaque } = await sharp(path.join(folder, file)).stats();
    expect(isOpaque).toBe(false);
  }
});

function sizeOf(file: string): [width: number, height: number] {
  if (file.endsWith('.png')) return [600, 180];
  if (file.endsWith('-hoch.jpg')) return [1000, 1250];
  if (file.startsWith('portraet-')) return [480, 600];
  return file.startsWith('studie-') ? [1200, 750] : [1600, 1000];
}
