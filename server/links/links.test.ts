import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get } from '#tests/ask.ts';
import { makeArticle, makeOwnSection } from '#tests/factories/article.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeEvent } from '#tests/factories/event.ts';
import { makePage } from '#tests/factories/page.ts';
import { makePerson, makeProduction } from '#tests/factories/production.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { articles } from '../magazine/schema.ts';
import { linkTexts } from './link-texts.ts';

const now = new Date('2026-11-21T12:00:00Z');
let opera: TestHouse;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now });
});
afterAll(() => opera.close());

const reader = { locale: 'en', audience: 'visitor', clock: () => now } as const;
const address = async (stored: string, more = {}, used = new Set<string>()) =>
  (await linkTexts(opera.house.db, { links: [stored] }, { ...reader, ...more }, used)).address(stored);

test('a reference to each kind of thing leads to its address in the language asked for', async () => {
  const { house } = opera;
  const page = await makePage(house, { slug: { de: 'besuch', en: 'visit' } });
  const event = await makeEvent(house, { slug: { de: 'salome', en: '' } });
  const production = await makeProduction(house, { slug: { de: 'zauberflöte', en: 'magic-flute' } });
  const person = await makePerson(house, 'Ada Bell');
  const article = await makeArticle(house);
  const subscription = await makeSubscription(house);
  expect(await address(`page:${page.id}#preise`)).toBe('/en/visit#preise');
  expect(await address(`event:${event.id}`)).toBe(`/en/programme/salome/${event.id}`);
  expect(await address(`production:${production.id}`)).toBe(`/en/productions/magic-flute/${production.id}`);
  expect(await address(`production:${production.id}`, { locale: 'de' })).toBe(
    `/de/produktionen/zauberfl%C3%B6te/${production.id}`,
  );
  expect(await address(`person:${person.id}`)).toBe(`/en/artists/ada-bell/${person.id}`);
  expect(await address(`article:${article.id}`)).toBe(`/en/blog/behind-the-scenes/${article.id}`);
  expect(await address(`subscription:${subscription.id}`)).toBe(`/en/subscriptions/friday-series/${subscription.id}`);
});

test('visitors are not led to what is not public, editors are', async () => {
  const { house } = opera;
  const production = await makeProduction(house, { isOnline: false });
  const person = await makePerson(house, 'Ohne Seite', { isOnline: false });
  const article = await makeArticle(house, { publishedAt: new Date('2026-11-22T12:00:00Z') });
  const subscription = await makeSubscription(house, { isOnline: false });
  for (const stored of [
    `production:${production.id}`,
    `person:${person.id}`,
    `article:${article.id}`,
    `subscription:${subscription.id}`,
  ]) {
    expect(await address(stored), stored).toBe('');
    expect(await address(stored, { audience: 'editor' }), stored).not.toBe('');
  }
  await house.db.update(articles).set({ publishedAt: now }).where(eq(articles.id, article.id));
  expect(await address(`article:${article.id}`)).not.toBe('');
});

test.each(['production:0', 'production:999999', 'person:99999999999', 'event:2147483648'])(
  '%s leads nowhere, and is noted, for it may come to be',
  async (stored) => {
    const used = new Set<string>();
    expect(await address(stored, {}, used)).toBe('');
    expect([...used]).toEqual([stored]);
  },
);

test.each(['https://karten.example/1', '/de/besuch', '#unten', 'mailto:a@b.example', 'opera:3', ''])(
  '%j is no reference and stays as it is',
  async (stored) => {
    const used = new Set<string>();
    expect(await address(stored, {}, used)).toBe(stored);
    expect(used.size).toBe(0);
  },
);

test('links in rich text lead on, or keep their words only', async () => {
  const { id } = await makeProduction(opera.house);
  const html = `<p><a href="production:${id}#cast">Salome</a> und <a href="person:999999">jemand</a></p>`;
  const { html: linked } = await linkTexts(opera.house.db, { texts: [html] }, { ...reader, locale: 'de' }, new Set());
  expect(linked(html)).toBe(`<p><a href="/de/produktionen/salome/${id}#cast">Salome</a> und <a>jemand</a></p>`);
});

describe('blocks of a section', () => {
  test('lead to productions, articles, people and subscriptions, in link fields and in rich text', async () => {
    const { house } = opera;
    const production = await makeProduction(house);
    const person = await makePerson(house, 'Clara Lind');
    const article = await makeArticle(house);
    const subscription = await makeSubscription(house);
    const linked = [
      `production:${production.id}`,
      `person:${person.id}`,
      `article:${article.id}`,
      `subscription:${subscription.id}`,
    ];
    const links = linked.map((link) => makeBlock('link', { fields: { link }, de: { content: 'Mehr' } }));
    const html = linked.map((link) => `<p><a href="${link}">Mehr</a></p>`).join('');
    await makeOwnSection(house, 'production', production.id, [...links, makeBlock('text', { de: { content: html } })]);
    const { body, tags } = await get(
      opera,
      `/de/pageeditor-api/container/by-slug/production-${production.id}`,
      pageEditorApi.containerBySlug.response,
    );
    const shown = body.columns?.[0]?.children ?? [];
    const addresses = [
      `/de/produktionen/salome/${production.id}`,
      `/de/kuenstler/clara-lind/${person.id}`,
      `/de/blog/hinter-der-buehne/${article.id}`,
      `/de/abonnements/freitags-abo/${subscription.id}`,
    ];
    expect(shown.slice(0, 4).map(({ link_url }) => link_url)).toEqual(addresses);
    for (const url of addresses) expect(shown[4]?.content).toContain(`<a href="${url}">Mehr</a>`);
    expect(tags).toEqual(expect.arrayContaining(linked));
  });

  test('may not lead to what does not exist', async () => {
    const { id } = await makeProduction(opera.house);
    for (const link of ['production:999999', 'person:999999', 'article:999999', 'subscription:999999']) {
      const block = makeBlock('link', { fields: { link }, de: { content: 'Mehr' } });
      await expect(makeOwnSection(opera.house, 'production', id, [block]), link).rejects.toThrow('invalid');
    }
  });
});
