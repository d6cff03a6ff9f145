import { expect, it } from 'vitest';
import { changePage } from '#server/areas/pages/editing/change-page.ts';
import { publishSection } from '#server/areas/sections/publish/publish-section.ts';
import { cachedPages } from './cached-pages.ts';
import { makeBlock } from './factories/block.ts';
import { makeOwnSection, makePage, makeProduction } from './factories/rows.ts';
import { both } from './factories/resource.ts';
import { send, sharedBackend } from './test-backend.ts';

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const pages = cachedPages(backend);

/** The search page as the next visitor gets it. */
async function searched(query: string): Promise<string> {
  const cached = await pages.load(`/de/search?q=${query}`);
  if (!cached || cached instanceof Response) throw new Error(`The page of ${query} was not kept`);
  return cached.answer.plain.bytes.toString();
}

it('a cached search page shows a changed title at once', async () => {
  const editor = await backend.signIn('publisher');
  const { id } = await makeProduction(backend.ctx, { title: both('Salome'), composer: 'Richard Strauss' });
  expect(await searched('strauss')).toContain('Salome');
  await send(backend, 'POST', `/de/api/productions/${id}/?translations=all`, editor, { title: both('Elektra') });
  expect(await searched('strauss')).toContain('Elektra');
  expect(await searched('strauss')).not.toContain('Salome');
});

it('a cached search page shows a changed or published page at once', async () => {
  const page = await makePage(backend.ctx, { title: both('Besuch'), slug: both('besuch') });
  const headline = makeBlock('headline', { de: { content: 'Garderobe' } });
  const slug = await makeOwnSection(backend.ctx, 'page', page.id, [headline], false);
  expect(await searched('garderobe')).not.toContain('href="/de/besuch"');
  await publishSection(backend.ctx, { slug, revision: 1, locale: 'de' });
  expect(await searched('garderobe')).toContain('href="/de/besuch"');
  await changePage(backend.ctx, page.id, { slug: both('anfahrt') });
  expect(await searched('garderobe')).toContain('href="/de/anfahrt"');
  await changePage(backend.ctx, page.id, { isOnline: false });
  expect(await searched('garderobe')).not.toContain('href="/de/anfahrt"');
});
