import { describe, expect, test } from 'vitest';
import { type Block, blockSchema, kindOf, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { locales } from '#contract/base/locale.ts';
import { extractReferences } from '#server/areas/sections/references/extract-references.ts';
import { sanitiseRichText } from '#server/platform/rich-text/sanitise-rich-text.ts';
import { type Model, moduleKinds } from '#modules/schemas.ts';
import { articles } from './magazine/articles.ts';
import { films } from './films.ts';
import { pages } from './pages.ts';
import { people } from './people/people.ts';
import { pictures } from './pictures.ts';
import { type Names, rootOf } from './place-blocks.ts';
import { eventFinder, makeEvents } from './programme/make-events.ts';
import { productions } from './programme/productions.ts';
import { sharedParts } from './pages/shared-parts.ts';
import { contentOf } from './seed-pages.ts';

const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;

const pictureNames = [...Object.keys(pictures), ...Object.keys(films)];
const pageKeys = pages.map(({ key }) => key);
const sharedPartKeys = sharedParts.map(({ key }) => key);
const articleKeys = articles.map(({ key }) => key);

function place(list: string[], name: string): number {
  const index = list.indexOf(name);
  if (index < 0) throw new Error(`There is no ${name}`);
  return index + 1;
}

function namesAt(now: Date): Names {
  const events = makeEvents(now, () => 'page:5').map((event, n) => Object.assign(event, { id: n + 1 }));
  return {
    picture: (name) => place(pictureNames, name),
    page: (key) => place(pageKeys, key),
    event: eventFinder(events, now),
    production: (key) => place(Object.keys(productions), key),
    article: (key) => place(articleKeys, key),
    person: (key) => place(Object.keys(people), key),
    sharedPart: (key) => place(sharedPartKeys, key),
  };
}

const names = namesAt(new Date('2026-11-21T12:00:00Z'));
const roots = new Map(pages.map((spec) => [spec.key, rootOf(spec.key, contentOf(spec, names))]));

function rootFor(key: string): Block {
  const root = roots.get(key);
  if (!root) throw new Error(`No page ${key}`);
  return root;
}

describe.each(pages)('the page $key', (spec) => {
  const root = rootFor(spec.key);
  const blocks = [...walk(root)];

  test('can be published unchanged', () => {
    expect(blockSchema.safeParse(root).error).toBeUndefined();
    expect(checkBlock(root, published)).toEqual([]);
  });

  test('shows no picture twice', () => {
    const shown = extractReferences(root)
      .filter(({ kind }) => kind === 'media')
      .map(({ id }) => id);
    const all = spec.hero ? [place(pictureNames, spec.hero), ...shown] : shown;
    const twice = all.filter((id, n) => all.indexOf(id) !== n).map((id) => pictureNames[id - 1]);
    expect(twice).toEqual([]);
  });

  test('uses at least three kinds of modules', () => {
    expect(new Set(blocks.map(({ model }) => model)).size).toBeGreaterThan(3);
  });

  test('has a description that fits under a search result', () => {
    for (const locale of locales) {
      expect(spec.description[locale].length).toBeGreaterThan(20);
      expect(spec.description[locale].length).toBeLessThanOrEqual(160);
    }
  });

  test('has rich text in the form in which the editor stores it', () => {
    const written = blocks.filter(({ id }) => id.startsWith('demo-'));
    for (const { model, translations } of written) {
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

test('there are twenty-nine pages, each with its own address in both languages', () => {
  const above = new Map(pages.map((spec) => [spec.key, spec]));
  const addresses = (locale: 'de' | 'en') =>
    pages.map((spec) => {
      const parts: string[] = [];
      for (
        let page: (typeof pages)[number] | undefined = spec;
        page;
        page = page.parent ? above.get(page.parent) : undefined
      )
        parts.unshift(page.slug[locale]);
      return parts.join('/');
    });
  expect(pages).toHaveLength(29);
  for (const locale of locales) expect(new Set(addresses(locale)).size).toBe(29);
});

test('the company page shows singers with portrait, voice and parts, and every name on it leads to the person', () => {
  const blocks = [...walk(rootFor('ensemble'))];
  const singers = blocks.filter(({ model }) => model === 'teaseritem');
  expect(singers.length).toBeGreaterThanOrEqual(10);
  for (const { fields, translations } of singers) {
    expect(pictureNames[Number(fields.image) - 1]).toMatch(/^portraet-/);
    expect(fields.link).toMatch(/^person:\d+$/);
    for (const locale of locales)
      expect(Object.keys(translations[locale])).toEqual(expect.arrayContaining(['headline', 'subline', 'text']));
  }
  const texts = blocks.map(({ translations }) => String(translations.de.content ?? '')).join('');
  expect(texts).not.toContain('<strong>');
  expect(texts.match(/href="person:\d+"/g)).toHaveLength(7);
});

test('pages are listed after their parents', () => {
  for (const [n, { parent }] of pages.entries()) {
    if (parent !== undefined) expect(pageKeys.slice(0, n)).toContain(parent);
  }
});

test('block ids are unique', () => {
  const ids = [...roots.values()].flatMap((root) => [...walk(root)].map(({ id }) => id));
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
});

test('every text exists in English, except one paragraph that shows the fallback', () => {
  const missing: string[] = [];
  for (const root of roots.values()) {
    for (const { id, model, translations } of walk(root)) {
      for (const [name, field] of Object.entries(kindOf(model).fields)) {
        if (field.translated && (translations.de[name] ?? '') !== '' && (translations.en[name] ?? '') === '')
          missing.push(`${id}.${name}`);
      }
    }
  }
  expect(missing.filter((path) => path.startsWith('demo-'))).toEqual([
    expect.stringMatching(/^demo-jobs-\d+\.content$/),
  ]);
});

test.each([
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
    const blocks = [...walk(rootFor('erklaerung'))];
    const below = blocks.findIndex(({ translations }) => translations.de.content === 'Stand');
    const [, first = ''] =
      /^<p><strong>(.*?)<\/strong><\/p>/.exec(String(blocks[below + 1]?.translations[locale].content)) ?? [];
    expect(first).toMatch(sentence);
  },
);

test('the page of modules shows every kind in every variant', () => {
  const blocks = [...walk(rootFor('bausteine'))];
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

test.each(['2026-11-22T22:30:00Z', '2027-03-28T00:30:00Z', '2027-07-05T06:00:00Z', '2026-12-31T22:59:00Z'])(
  'every page finds its events when the house opens at %s',
  (moment) => {
    const then = namesAt(new Date(moment));
    for (const spec of pages) expect(contentOf(spec, then).length).toBeGreaterThan(0);
  },
);
