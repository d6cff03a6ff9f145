import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { changePage } from '#server/pages/change-page.ts';
import { pageSectionSlug } from '#server/pages/page-content.ts';
import { createSection } from '#server/sections/create-section.ts';
import { publishSection } from '#server/sections/publish-section.ts';
import { makeBlock, makeRoot } from './factories/block.ts';
import { makePage } from './factories/page.ts';
import { makeProduction } from './factories/production.ts';
import { both } from './factories/resource.ts';
import { createTestHouse, type TestHouse } from './house.ts';
import { loadBuild, origin } from './visit-site.ts';
import { send } from './write.ts';

let opera: TestHouse;
let pages: PageCache;

beforeAll(async () => {
  const build = await loadBuild();
  opera = await createTestHouse({ clock: () => new Date('2026-11-21T12:00:00Z') });
  const { changes } = opera.house;
  const site = build.entry.module.createSite({
    build,
    contentFetch: async (request) => opera.app.request(request),
    config: { siteUrl: origin, embedHosts: { video: [], audio: [], viewer: [], social: [] } },
    onChange: changes.onDrop,
  });
  pages = new PageCache({ bytes: 1e8, make: (key) => site(new Request(origin + key)), now: () => 0 });
  changes.onDrop((tags) => pages.drop(tags));
}, 120_000);
afterAll(() => opera.close());

/** The search page as the next visitor gets it. */
async function searched(query: string): Promise<string> {
  const kept = await pages.load(`/de/search?q=${query}`);
  if (!kept || kept instanceof Response) throw new Error(`The page of ${query} was not kept`);
  return kept.answer.plain.bytes.toString();
}

test('a search page that is kept shows a changed title at once', async () => {
  const editor = await opera.signIn('editor');
  const { id } = await makeProduction(opera.house, { title: both('Salome'), composer: 'Richard Strauss' });
  expect(await searched('strauss')).toContain('Salome');
  await send(opera, 'POST', `/de/api/productions/${id}/?translations=all`, editor, { title: both('Elektra') });
  expect(await searched('strauss')).toContain('Elektra');
  expect(await searched('strauss')).not.toContain('Salome');
});

test('a search page that is kept shows a page that was changed or published at once', async () => {
  const page = await makePage(opera.house, { title: both('Besuch'), slug: both('besuch') });
  const slug = pageSectionSlug(page.id);
  const body = makeRoot(makeBlock('headline', { de: { content: 'Garderobe' } }));
  await createSection(opera.house, { slug, contentType: 'page', objectId: page.id, body });
  expect(await searched('garderobe')).not.toContain('href="/de/besuch"');
  await publishSection(opera.house, { slug, revision: 1, locale: 'de' });
  expect(await searched('garderobe')).toContain('href="/de/besuch"');
  await changePage(opera.house, page.id, { slug: both('anfahrt') });
  expect(await searched('garderobe')).toContain('href="/de/anfahrt"');
  await changePage(opera.house, page.id, { isOnline: false });
  expect(await searched('garderobe')).not.toContain('href="/de/anfahrt"');
});
