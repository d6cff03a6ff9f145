import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createBlock } from '#contract/blocks/block.ts';
import { makePage } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { pages, redirects } from '../../../db/tables/pages.ts';
import { sections } from '../../../db/tables/sections.ts';
import { readRedirects } from '../../redirects/stored-redirects.ts';
import { saveRedirect } from '../../redirects/save-redirect.ts';
import { createSection } from '../../sections/create-section.ts';
import { changePage } from './change-page.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { movePage } from './change-page.ts';
import { pageSectionSlug } from '../page-content.ts';
import type { NewPage } from '../../page-tree/page-settings.ts';

let dropped: string[] = [];
const backend = await sharedBackend();
backend.changes.onInvalidate((tags) => dropped.push(...(tags ?? ['everything'])));
beforeEach(async () => {
  await backend.ctx.db.delete(sections);
  await backend.ctx.db.delete(pages);
  await backend.ctx.db.delete(redirects);
  dropped = [];
});

const make = (de: string, en = '', overrides: Partial<NewPage> = {}) =>
  makePage(backend.ctx, { slug: { de, en }, ...overrides });
const redirectList = async () =>
  Object.fromEntries((await readRedirects(backend.ctx.db)).map((one) => [one.old_path, one.new_path]));

async function paths(): Promise<string[][]> {
  const rows = await backend.ctx.db.select().from(pages).orderBy(asc(pages.id));
  return rows.map((row) => [row.pathDe, row.pathEn]);
}

it('the path of a page joins the slugs from the top; a missing English slug falls back to German', async () => {
  const visit = await make('besuch', 'visit');
  const travel = await make('anfahrt', '', { parentId: visit.id });
  await make('parken', 'parking', { parentId: travel.id });
  expect(await paths()).toEqual([
    ['besuch', 'visit'],
    ['besuch/anfahrt', 'visit/anfahrt'],
    ['besuch/anfahrt/parken', 'visit/anfahrt/parking'],
  ]);
});

it('the path of a page is empty for the home page only', async () => {
  expect((await make('', '', { contentType: 'home' })).pathDe).toBe('');
  const below = await make('besuch');
  const home = { contentType: 'home' };
  await expect(make('', '', { ...home, parentId: below.id })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'content_type' }, { path: 'parent_id' }],
  });
  await expect(make('', '', home)).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'content_type' }] });
  expect((await make('', '')).pathDe).not.toBe('');
});

it('the path of a page is unique in each language', async () => {
  await make('kontakt');
  await expect(make('kontakt', 'contact')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'slug.de' }] });
  await expect(make('anschrift', 'kontakt')).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'slug.en' }],
  });
  expect(await paths()).toEqual([['kontakt', 'kontakt']]);
});

it('the path of a page is given to one of two pages created at the same time', async () => {
  const results = await Promise.allSettled([make('kontakt'), make('kontakt')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await paths()).toHaveLength(1);
});

it('the path of a page is not reserved by a menu entry with an external address', async () => {
  await make('', '', { target: { de: '/de/programm', en: '/en/programme' } });
  await make('', '', { target: { de: '/de/produktionen', en: '/en/productions' } });
  await expect(make('', '', { contentType: 'home' })).resolves.toMatchObject({ pathDe: '' });
});

it.each([['Besuch'], ['be such'], ['besuch/anfahrt'], ['../geheim'], ['-besuch'], ['straße']])(
  'the path of a page rejects the slug %s',
  async (slug) => {
    const created = createPage(backend.ctx, { title: { de: 'Seite', en: '' }, slug: { de: slug, en: '' } });
    await expect(created).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'slug.de' }] });
  },
);

it('changing a slug moves the pages below, redirects every old address in one hop and invalidates what shows them', async () => {
  const visit = await make('besuch', 'visit');
  const travel = await make('anfahrt', 'travel', { parentId: visit.id });
  dropped = [];
  await changePage(backend.ctx, visit.id, { slug: { de: 'ihr-besuch', en: 'visit' } });
  expect(await paths()).toEqual([
    ['ihr-besuch', 'visit'],
    ['ihr-besuch/anfahrt', 'visit/travel'],
  ]);
  expect(await redirectList()).toEqual({
    '/de/besuch': '/de/ihr-besuch',
    '/de/besuch/anfahrt': '/de/ihr-besuch/anfahrt',
  });
  expect(dropped.toSorted()).toEqual(
    ['navigation', `page:${visit.id}`, `page:${travel.id}`, 'redirects', 'search'].toSorted(),
  );
  await changePage(backend.ctx, visit.id, { slug: { de: 'willkommen', en: 'visit' } });
  expect(await redirectList()).toMatchObject({ '/de/besuch': '/de/willkommen', '/de/ihr-besuch': '/de/willkommen' });
});

it('changing a slug back to the old value creates no redirect loop', async () => {
  const page = await make('besuch');
  await changePage(backend.ctx, page.id, { slug: { de: 'gast', en: '' } });
  await changePage(backend.ctx, page.id, { slug: { de: 'besuch', en: '' } });
  expect(await redirectList()).toEqual({ '/de/gast': '/de/besuch', '/en/gast': '/en/besuch' });
});

it('changing a slug to one in use changes nothing', async () => {
  await make('kontakt');
  const page = await make('besuch');
  await expect(
    changePage(backend.ctx, page.id, { title: { de: 'Neu', en: '' }, slug: { de: 'kontakt', en: '' } }),
  ).rejects.toMatchObject({ code: 'invalid' });
  expect(await paths()).toContainEqual(['besuch', 'besuch']);
  expect(await redirectList()).toEqual({});
});

it('other changes of a page keep addresses and invalidate the page and the menus', async () => {
  const page = await make('besuch');
  dropped = [];
  const changed = await changePage(backend.ctx, page.id, {
    isOnline: false,
    metaTitle: { de: 'Ihr Besuch', en: '' },
  });
  expect(changed).toMatchObject({ isOnline: false, metaTitle: { de: 'Ihr Besuch', en: '' }, pathDe: 'besuch' });
  expect(dropped.toSorted()).toEqual(['navigation', `page:${page.id}`, 'search']);
});

it('other changes of a page are rejected if invalid', async () => {
  const page = await make('besuch');
  await expect(changePage(backend.ctx, page.id, { title: { de: ' ', en: 'x' } })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(changePage(backend.ctx, page.id, { colour: 'red' } as never)).rejects.toMatchObject({ code: 'invalid' });
  await expect(changePage(backend.ctx, 999_999, { isOnline: false })).rejects.toMatchObject({ code: 'not_found' });
});

it('a new page at an old address replaces the redirect', async () => {
  await saveRedirect(backend.ctx, { old_path: '/de/besuch', new_path: '/de/kontakt' });
  await make('besuch');
  expect(await redirectList()).toEqual({});
  expect(dropped).toContain('redirects');
});

it('a new page requires an existing parent', async () => {
  await expect(make('besuch', '', { parentId: 999_999 })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'parent_id' }],
  });
});

it('moving a page also moves the pages below, redirects old addresses and renumbers the siblings', async () => {
  const visit = await make('besuch', 'visit');
  const house = await make('haus', 'house');
  const tours = await make('fuehrungen', 'tours', { parentId: visit.id });
  const kids = await make('kinder', 'kids', { parentId: tours.id });
  const press = await make('presse', 'press', { parentId: house.id });
  await movePage(backend.ctx, tours.id, { parentId: house.id, position: 0 });
  const rows = await backend.ctx.db.select().from(pages).orderBy(asc(pages.id));
  expect(rows.find((row) => row.id === kids.id)).toMatchObject({
    pathDe: 'haus/fuehrungen/kinder',
    pathEn: 'house/tours/kids',
  });
  expect(rows.find((row) => row.id === tours.id)).toMatchObject({ parentId: house.id, position: 0 });
  expect(rows.find((row) => row.id === press.id)).toMatchObject({ position: 1 });
  expect(await redirectList()).toMatchObject({
    '/de/besuch/fuehrungen/kinder': '/de/haus/fuehrungen/kinder',
    '/en/visit/tours': '/en/house/tours',
  });
});

it('moving a page below itself is rejected', async () => {
  const visit = await make('besuch');
  const tours = await make('fuehrungen', '', { parentId: visit.id });
  await expect(movePage(backend.ctx, visit.id, { parentId: tours.id, position: 0 })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'parent_id' }],
  });
  expect(await paths()).toEqual([
    ['besuch', 'besuch'],
    ['besuch/fuehrungen', 'besuch/fuehrungen'],
  ]);
});

it('deleting a page deletes its content', async () => {
  const page = await make('besuch');
  const slug = pageSectionSlug(page.id);
  await createSection(backend.ctx, { slug, contentType: 'page', objectId: page.id, publish: true });
  dropped = [];
  await deletePage(backend.ctx, page.id);
  expect(await paths()).toEqual([]);
  expect(await backend.ctx.db.$count(sections)).toBe(0);
  expect(dropped).toEqual(expect.arrayContaining([`page:${page.id}`, `section:${slug}`, 'navigation']));
});

it('deleting a page lists the links to it, and deletes it if confirmed', async () => {
  const { page: target } = await pageLinkedFrom('links');
  await expect(deletePage(backend.ctx, target.id)).rejects.toMatchObject({
    code: 'conflict',
    details: { used_in: ['links'] },
  });
  dropped = [];
  await deletePage(backend.ctx, target.id, { evenIfLinked: true });
  expect(dropped).toContain('section:links');
});

async function pageLinkedFrom(slug: string) {
  const page = await make('ziel');
  const body = createBlock('container', 'root0001');
  const link = createBlock('link', 'link0001');
  link.translations.de.content = 'Zum Ziel';
  link.fields.link = `page:${page.id}`;
  body.columns?.[0]?.children.push(link);
  await createSection(backend.ctx, { slug, body });
  return { page };
}
