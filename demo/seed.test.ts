import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#contract/base/locale.ts';
import { navigationSchema } from '#contract/pages/navigation.ts';
import { type Page, pageSchema } from '#contract/pages/page.ts';
import { changeSettings } from '#server/areas/site-settings/change-settings.ts';
import { readSiteSettings } from '#server/areas/site-settings/site-settings.ts';
import { media } from '#server/db/tables/media.ts';
import { pages, redirects } from '#server/db/tables/pages.ts';
import { slides } from '#server/db/tables/site.ts';
import { articles } from '#server/db/tables/magazine.ts';
import { persons } from '#server/db/tables/people.ts';
import { downloadDirectories } from '#server/db/tables/press.ts';
import { eventCast } from '#server/db/tables/production-parts.ts';
import { events, productions } from '#server/db/tables/programme.ts';
import { seasonSubscriptions } from '#server/db/tables/subscriptions.ts';
import { someOf } from '#tests/extent.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { demoAddress } from './open-ticket-provider.ts';
import { isEmpty, readContent, seedDemo } from './seed.ts';

const content = await readContent();
const countOf = (kind: string) => content.get(kind)?.length;
const requestPath = (path: string) => backend.app.request(path);

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });

it('a seed that fails half-way leaves an empty database', async () => {
  const blocked = join(backend.ctx.config.dataDir, 'no-folder');
  await writeFile(blocked, '');
  const broken = { ...backend.ctx, config: { ...backend.ctx.config, dataDir: blocked } };
  await expect(seedDemo(broken, backend.database)).rejects.toThrow('ENOTDIR');
  expect(await isEmpty(backend.ctx)).toBe(true);
  expect(await backend.ctx.db.$count(media)).toBe(0);
}, 60_000);

describe('a seeded database', () => {
  let seedings: unknown[];
  beforeAll(async () => {
    await changeSettings(backend.ctx, { is_open: false }, undefined);
    seedings = await Promise.all([1, 2].map(() => seedDemo(backend.ctx, backend.database)));
  }, 60_000);

  it('is seeded by one of two processes that start at once', () => {
    expect(seedings.filter((imported) => imported === null)).toHaveLength(1);
  });

  it('is open, and has every file in its library', async () => {
    expect((await readSiteSettings(backend.ctx.db)).is_open).toBe(true);
    expect(await backend.ctx.db.$count(media)).toBe(countOf('media'));
  });

  it.each(locales)('answers every page in %s, with all pictures, links and events', async (locale) => {
    const rows = await backend.ctx.db.select().from(pages);
    expect(rows.length).toBe(countOf('pages'));
    for (const row of rows) {
      const path = locale === 'de' ? row.pathDe : row.pathEn;
      const response = await requestPath(`/${locale}/pageeditor-api/page/${path}`);
      expect(response.status, path).toBe(200);
      const page = pageSchema.parse(await response.json());
      expect(lost(page.modules), path).toEqual([]);
    }
  });

  it.each(locales)('has menus in %s whose every entry leads to a page', async (locale) => {
    const navigation = navigationSchema.parse(await (await requestPath(`/${locale}/pageeditor-api/nav`)).json());
    const items = Object.values(navigation).flat();
    const urls = [...items, ...items.flatMap(({ children }) => children)].map(({ url }) => url);
    expect(navigation.main_navigation).toHaveLength(6);
    expect(navigation.menu.length).toBeGreaterThan(4);
    expect(navigation.footer).toHaveLength(5);
    for (const url of urls)
      expect((await requestPath(url.replace(`/${locale}/`, `/${locale}/pageeditor-api/page/`))).status, url).toBe(200);
  });

  it('says in its imprint, in both languages, that it is fictional and sells nothing', async () => {
    for (const [locale, words] of [
      ['de', 'hier kann nichts gekauft'],
      ['en', 'nothing can be bought'],
    ] as const) {
      expect(await (await requestPath(`/${locale}/pageeditor-api/page/impressum`)).text()).toContain(words);
    }
  });

  it('redirects old addresses to existing pages', async () => {
    const rows = await backend.ctx.db.select().from(redirects);
    expect(rows).toHaveLength(15);
    for (const { newPath } of rows) {
      const [, locale, id] = /^\/(de|en)\/blog\/[^/]+\/(\d+)$/.exec(newPath) ?? [];
      const call = id
        ? `/${locale}/api/blog/articles/${id}/`
        : newPath.replace(/^\/(de|en)/, '/$1/pageeditor-api/page');
      expect((await requestPath(call)).status, newPath).toBe(200);
    }
  });

  it('answers its settings and its programme', async () => {
    expect(await (await requestPath('/de/api/site/')).json()).toMatchObject({
      name: 'Oper Colonia',
      email: demoAddress,
      phone: '0221 000 00 00',
    });
    expect((await (await requestPath('/en/api/events/')).json()).count).toBeGreaterThanOrEqual(40);
  });

  it.each(['de', 'en'])(
    'sells its tickets in the shop, in %s, each event under a number of its own',
    async (locale) => {
      const { results } = await (await requestPath(`/${locale}/api/events/?page_size=100`)).json();
      const links = results.map((event: { ticket_link: string }) => event.ticket_link).filter(Boolean);
      expect(links.length).toBeGreaterThan(20);
      for (const link of links)
        expect(link).toMatch(new RegExp(`^/webshop/webticket/shop\\?event=\\d+&language=${locale}$`));
      expect(new Set(links).size).toBe(links.length);
    },
  );

  it('holds three seasons, nine kinds of subscription, eight press folders and everyone on a cast list', async () => {
    const { db } = backend.ctx;
    const bySeason = await db
      .select({ season: productions.seasonId, n: count() })
      .from(productions)
      .groupBy(productions.seasonId);
    expect(bySeason).toHaveLength(3);
    for (const { n } of bySeason) expect(n).toBeGreaterThanOrEqual(6);
    expect(await db.$count(persons)).toBeGreaterThanOrEqual(120);
    expect(await db.$count(events)).toBeGreaterThanOrEqual(250);
    expect(await db.$count(eventCast)).toBeGreaterThan(2000);
    expect(await db.$count(articles)).toBe(40);
    expect(new Set((await db.select().from(seasonSubscriptions)).map(({ kind }) => kind)).size).toBe(9);
    expect(await db.$count(seasonSubscriptions)).toBe(10);
    expect(await db.$count(downloadDirectories)).toBe(8);
    expect(await db.$count(slides)).toBe(5);
  });

  it('has a picture, a teaser and a description for every production, in both languages', async () => {
    for (const one of await backend.ctx.db.select().from(productions)) {
      expect(one.heroImageId, one.title.de).not.toBeNull();
      for (const locale of locales) {
        expect(one.teaser[locale], one.title.de).not.toBe('');
        expect(one.description[locale].length, one.title.de).toBeGreaterThan(200);
      }
    }
  });

  it.each(locales)('answers every production, article and person in %s with all pictures and links', async (locale) => {
    const { db } = backend.ctx;
    const calls = [
      ...(await db.select({ id: productions.id }).from(productions)).map(({ id }) => `productions/${id}`),
      ...(await db.select({ id: articles.id }).from(articles)).map(({ id }) => `blog/articles/${id}`),
      ...(await db.select({ id: persons.id }).from(persons).limit(20)).map(({ id }) => `persons/${id}`),
    ];
    for (const call of someOf(calls, { index: locales.indexOf(locale), count: 30 })) {
      const response = await requestPath(`/${locale}/api/${call}/`);
      expect(response.status, call).toBe(200);
      expect(lost((await response.json()).modules), call).toEqual([]);
    }
  });

  it('is seeded only once', async () => {
    expect(await seedDemo(backend.ctx, backend.database)).toBeNull();
    expect(await backend.ctx.db.$count(pages)).toBe(countOf('pages'));
    expect(await backend.ctx.db.$count(events)).toBeGreaterThan(0);
  });
});

/** Blocks that refer to something which did not come with the answer. */
function lost(blocks: Page['modules']): string[] {
  return blocks.flatMap((block) => {
    const below = [...(block.children ?? []), ...(block.columns ?? []).flatMap(({ children }) => children)];
    const missing = [
      typeof block.image === 'number' && !block.picture ? ['picture'] : [],
      typeof block.event === 'number' && !block.event_obj ? ['event'] : [],
      typeof block.link === 'string' && block.link !== '' && !block.link_url ? ['link'] : [],
      typeof block.content === 'string' && /href="(?:page|media|event):/.test(block.content) ? ['link in a text'] : [],
    ].flat();
    return [...missing.map((what) => `${block.id}: ${what}`), ...lost(below)];
  });
}
