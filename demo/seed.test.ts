import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { navigationSchema } from '#contract/navigation.ts';
import { type Page, pageSchema } from '#contract/page.ts';
import { media, pages, redirects } from '#server/db/schema.ts';
import { events } from '#server/programme/schema.ts';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { pages as specs } from './pages.ts';
import { pictures } from './pictures.ts';
import { isEmpty, seedDemo } from './seed.ts';
import { siteSettings } from './site.ts';

let opera: TestHouse;
const lines: string[] = [];
const ask = (path: string) => opera.app.request(path);

beforeAll(async () => {
  opera = await createTestHouse({ clock: () => new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => opera.close());

test('what breaks half-way leaves an empty house', async () => {
  const broken = {
    ...opera.house,
    files: { ...opera.house.files, write: () => Promise.reject(new Error('disk full')) },
  };
  await expect(seedDemo(broken, () => {})).rejects.toThrow('disk full');
  expect(await isEmpty(opera.house)).toBe(true);
  expect(await opera.house.db.$count(media)).toBe(0);
});

describe('a furnished house', () => {
  beforeAll(async () => {
    await seedDemo(opera.house, (line) => lines.push(line));
  }, 60_000);

  test('was reported line by line and is not empty', async () => {
    expect(lines).toHaveLength(9);
    expect(await isEmpty(opera.house)).toBe(false);
    expect(await opera.house.db.$count(media)).toBeGreaterThanOrEqual(Object.keys(pictures).length);
  });

  test.each(locales)('answers every page of the tree in %s, with all pictures, links and events', async (locale) => {
    const rows = await opera.house.db.select().from(pages);
    expect(rows).toHaveLength(specs.length);
    for (const row of rows) {
      const path = locale === 'de' ? row.pathDe : row.pathEn;
      const response = await ask(`/${locale}/pageeditor-api/page/${path}`);
      expect(response.status, path).toBe(200);
      const page = pageSchema.parse(await response.json());
      expect(lost(page.modules), path).toEqual([]);
    }
  });

  test.each(locales)('has menus in %s whose every entry leads to a page', async (locale) => {
    const navigation = navigationSchema.parse(await (await ask(`/${locale}/pageeditor-api/nav`)).json());
    const items = Object.values(navigation).flat();
    const urls = [...items, ...items.flatMap(({ children }) => children)].map(({ url }) => url);
    expect(navigation.main_navigation).toHaveLength(6);
    expect(navigation.menu.length).toBeGreaterThan(4);
    expect(navigation.footer).toHaveLength(3);
    for (const url of urls)
      expect((await ask(url.replace(`/${locale}/`, `/${locale}/pageeditor-api/page/`))).status, url).toBe(200);
  });

  test('says in its imprint, in both languages, that it is invented and sells nothing', async () => {
    for (const [locale, words] of [
      ['de', 'hier kann nichts gekauft'],
      ['en', 'nothing can be bought'],
    ] as const) {
      expect(await (await ask(`/${locale}/pageeditor-api/page/impressum`)).text()).toContain(words);
    }
  });

  test('leads old addresses to pages that are there', async () => {
    const rows = await opera.house.db.select().from(redirects);
    expect(rows).toHaveLength(15);
    for (const { newPath } of rows) {
      const [, locale, id] = /^\/(de|en)\/blog\/[^/]+\/(\d+)$/.exec(newPath) ?? [];
      const call = id
        ? `/${locale}/api/blog/articles/${id}/`
        : newPath.replace(/^\/(de|en)/, '/$1/pageeditor-api/page');
      expect((await ask(call)).status, newPath).toBe(200);
    }
  });

  test('tells its name and its programme', async () => {
    expect(await (await ask('/de/api/site/')).json()).toMatchObject({
      name: siteSettings.name,
      phone: '0221 000 00 00',
    });
    expect((await (await ask('/en/api/events/')).json()).count).toBeGreaterThanOrEqual(40);
  });

  test.each([
    ['de', '/de/besuch/karten'],
    ['en', '/en/visit/tickets'],
  ])('sells its tickets in %s at %s', async (locale, address) => {
    const { results } = await (await ask(`/${locale}/api/events/?page_size=100`)).json();
    const links = results.map((event: { ticket_link: string }) => event.ticket_link).filter(Boolean);
    expect(links.length).toBeGreaterThan(20);
    expect([...new Set(links)]).toEqual([address]);
  });

  test('is furnished once only', async () => {
    const again: string[] = [];
    await seedDemo(opera.house, (line) => again.push(line));
    expect(again).toEqual(['There are pages already; nothing was added.']);
    expect(await opera.house.db.$count(pages)).toBe(specs.length);
    expect(await opera.house.db.$count(events)).toBeGreaterThan(0);
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
