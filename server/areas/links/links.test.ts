import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import {
  makeArticle,
  makeEvent,
  makeOwnSection,
  makePage,
  makePerson,
  makeProduction,
  makeSubscription,
} from '#tests/factories/rows.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { articles } from '../../db/tables/magazine.ts';
import { noDependencies } from '../../platform/invalidation/tags.ts';
import { linkTexts } from './link-texts.ts';

const now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });

const { db } = backend.ctx;
const visitor = { db, now, locale: 'en', visibility: 'public' } as const;
const address = async (stored: string, more = {}, used = new Set<string>()) =>
  (await linkTexts({ ...visitor, deps: { tags: used, expiresAt: new Set() }, ...more }, { links: [stored] })).address(
    stored,
  );

it('resolves a reference to each kind of entity in the requested locale', async () => {
  const { ctx } = backend;
  const page = await makePage(ctx, { slug: { de: 'besuch', en: 'visit' } });
  const event = await makeEvent(ctx, { slug: { de: 'salome', en: '' } });
  const production = await makeProduction(ctx, { slug: { de: 'zauberflöte', en: 'magic-flute' } });
  const person = await makePerson(ctx, 'Ada Bell');
  const article = await makeArticle(ctx);
  const subscription = await makeSubscription(ctx);
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

it('resolves hidden entities for editors only', async () => {
  const { ctx } = backend;
  const production = await makeProduction(ctx, { state: 'draft' });
  const person = await makePerson(ctx, 'Ohne Seite', { isOnline: false });
  const article = await makeArticle(ctx, { publishedAt: new Date('2026-11-22T12:00:00Z') });
  const subscription = await makeSubscription(ctx, { state: 'draft' });
  for (const stored of [
    `production:${production.id}`,
    `person:${person.id}`,
    `article:${article.id}`,
    `subscription:${subscription.id}`,
  ]) {
    expect(await address(stored), stored).toBe('');
    expect(await address(stored, { visibility: 'all' }), stored).not.toBe('');
  }
  await ctx.db.update(articles).set({ publishedAt: now }).where(eq(articles.id, article.id));
  expect(await address(`article:${article.id}`)).not.toBe('');
});

it.each(['production:0', 'production:999999', 'person:99999999999', 'event:2147483648'])(
  '%s has no target but is a cache dependency, because it may be created later',
  async (stored) => {
    const used = new Set<string>();
    expect(await address(stored, {}, used)).toBe('');
    expect([...used]).toEqual([stored]);
  },
);

it.each(['https://karten.example/1', '/de/besuch', '#unten', 'mailto:a@b.example', 'opera:3', ''])(
  '%j is no reference and stays unchanged',
  async (stored) => {
    const used = new Set<string>();
    expect(await address(stored, {}, used)).toBe(stored);
    expect(used.size).toBe(0);
  },
);

it('resolves links in rich text, and keeps only the text of a link without target', async () => {
  const { id } = await makeProduction(backend.ctx);
  const html = `<p><a href="production:${id}#cast">Salome</a> und <a href="person:999999">jemand</a></p>`;
  const { html: linked } = await linkTexts({ ...visitor, locale: 'de', deps: noDependencies() }, { texts: [html] });
  expect(linked(html)).toBe(`<p><a href="/de/produktionen/salome/${id}#cast">Salome</a> und <a>jemand</a></p>`);
  for (const link of ['production:999999', 'person:999999', 'article:999999', 'subscription:999999']) {
    const block = makeBlock('link', { fields: { link }, de: { content: 'Mehr' } });
    await expect(makeOwnSection(backend.ctx, 'production', id, [block]), link).rejects.toThrow('invalid');
  }
});

it('blocks of a section link to productions, articles, people and subscriptions, in link fields and in rich text', async () => {
  const { ctx } = backend;
  const production = await makeProduction(ctx);
  const person = await makePerson(ctx, 'Clara Lind');
  const article = await makeArticle(ctx);
  const subscription = await makeSubscription(ctx);
  const linked = [
    `production:${production.id}`,
    `person:${person.id}`,
    `article:${article.id}`,
    `subscription:${subscription.id}`,
  ];
  const links = linked.map((link) => makeBlock('link', { fields: { link }, de: { content: 'Mehr' } }));
  const html = linked.map((link) => `<p><a href="${link}">Mehr</a></p>`).join('');
  await makeOwnSection(ctx, 'production', production.id, [...links, makeBlock('text', { de: { content: html } })]);
  const { body, tags } = await get(
    backend,
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
