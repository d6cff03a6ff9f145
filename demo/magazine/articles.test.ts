import { describe, expect, test } from 'vitest';
import { type Block, blockSchema, kindOf, walk } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { locales } from '#contract/base/locale.ts';
import { sanitiseRichText } from '#server/platform/rich-text/sanitise-rich-text.ts';
import { people } from '../people/people.ts';
import { pages } from '../pages.ts';
import { pictures } from '../pictures.ts';
import { type Names, placeBlocks, rootOf } from '../place-blocks.ts';
import { eventFinder, makeEvents } from '../programme/make-events.ts';
import { productions } from '../programme/productions.ts';
import { texts } from '../programme/texts.ts';
import { articles } from './articles.ts';
import { rubrics } from './article-spec.ts';

const published = { strictness: 'published', fieldSettings: defaultFieldSettings } as const;

const keys = articles.map((article) => article.key);
const now = new Date('2026-11-21T12:00:00Z');
const events = makeEvents(now, () => 'page:5').map((event, n) => Object.assign(event, { id: n + 1 }));
const names: Names = {
  picture: (name) => place(Object.keys(pictures), name),
  page: (key) =>
    place(
      pages.map((page) => page.key),
      key,
    ),
  event: eventFinder(events, now),
  production: (key) => place(Object.keys(productions), key),
  person: (key) => place(Object.keys(people), key),
  article: (key) =>
    place(
      articles.map((article) => article.key),
      key,
    ),
  sharedPart: () => 1,
};

function place(list: string[], name: string): number {
  const index = list.indexOf(name);
  if (index < 0) throw new Error(`There is no ${name}`);
  return index + 1;
}

function bodyOf({ key, content }: (typeof articles)[number]): Block {
  return rootOf(`article-${place(keys, key)}`, placeBlocks(`article-${place(keys, key)}`, content, names));
}

/** Words that a reader sees. */
function wordsIn(body: Block, locale: 'de' | 'en'): number {
  return [...walk(body)]
    .flatMap(({ translations }) => Object.values(translations[locale]))
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

describe.each(articles)('the article $key', (article) => {
  const body = bodyOf(article);

  test('can be published unchanged, in both languages', () => {
    expect(blockSchema.safeParse(body).error).toBeUndefined();
    expect(checkBlock(body, published)).toEqual([]);
    for (const locale of locales) {
      expect(wordsIn(body, locale)).toBeGreaterThan(100);
      expect(article.teaser[locale].length).toBeGreaterThan(30);
    }
  });

  test('has rich text in the form in which the editor stores it', () => {
    for (const { model, translations } of walk(body)) {
      for (const [name, field] of Object.entries(kindOf(model).fields)) {
        if (field.kind !== 'rich') continue;
        for (const locale of locales) {
          const html = String(translations[locale][name] ?? '');
          expect(sanitiseRichText(html)).toBe(html);
        }
      }
    }
  });

  test('does not repeat its own picture', () => {
    expect([...walk(body)].map(({ fields }) => fields.image)).not.toContain(names.picture(article.picture));
  });
});

test('the magazine has forty articles of the last fourteen months, a dozen of them long, in every category', () => {
  expect(articles).toHaveLength(40);
  expect(Math.max(...articles.map(({ daysAgo }) => daysAgo))).toBeLessThan(430);
  expect(articles.filter((article) => wordsIn(bodyOf(article), 'de') >= 340).length).toBeGreaterThanOrEqual(12);
  expect(new Set(articles.flatMap((article) => article.rubrics)).size).toBe(Object.keys(rubrics).length);
});

test('no two articles share a picture, and none the pictures of a production that shows it', () => {
  const shown = articles.map(({ picture }) => picture);
  expect(new Set(shown).size).toBe(shown.length);
  for (const { key, picture, productions: about = [] } of articles) {
    for (const one of about)
      expect([texts[one].hero, ...(texts[one].slider ?? [])], `${key} and ${one}`).not.toContain(picture);
  }
});
