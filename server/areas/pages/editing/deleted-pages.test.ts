import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Localized } from '#contract/base/localized.ts';
import { makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { issuesOf, openOffice } from '#tests/office.ts';
import { pages, redirects } from '../../../db/tables/pages.ts';
import { sectionReferences, sectionRevisions, sections } from '../../../db/tables/sections.ts';
import { saveRedirect } from '../../redirects/save-redirect.ts';
import { createSection } from '../../sections/create-section.ts';
import { block } from '../../sections/sections.fixture.ts';
import { pageSectionSlug } from '../page-content.ts';

const office = await openOffice();

const db = () => office.backend.ctx.db;
const remove = (id: number, query = '') => office.remove(`pages/${id}/${query}`);
const rowOf = async (id: number) => (await db().select().from(pages).where(eq(pages.id, id)))[0];
const visit = async (path: string) => (await office.backend.app.request(path)).status;

async function withContent(slug: Localized<string>, parentId: number | null = null) {
  const page = await makePage(office.backend.ctx, { slug, title: both('Anreise', 'Travel'), parentId, isOnline: true });
  const text = block('text', `text-of-${page.id}`, { content: '<p>Mit der <a href="page:1">Bahn</a></p>' });
  await createSection(office.backend.ctx, {
    slug: pageSectionSlug(page.id),
    contentType: 'page',
    objectId: page.id,
    body: block('container', `root-of-${page.id}`, {}, [text]),
    publish: true,
  });
  return page;
}

it('a deleted page comes back from the bin with its content, its place and its address, offline and unpublished', async () => {
  const parent = await makePage(office.backend.ctx, { slug: both('besuch', 'visit') });
  const first = await withContent(both('bahn', 'train'), parent.id);
  await makePage(office.backend.ctx, { slug: both('auto', 'car'), parentId: parent.id });
  expect(await visit('/de/pageeditor-api/page/besuch/bahn')).toBe(200);
  expect((await remove(first.id)).status).toBe(204);
  expect(await visit('/de/pageeditor-api/page/besuch/bahn')).toBe(404);
  expect(await office.binned('pages', first.id)).toMatchObject({ title: 'Anreise', size: null });

  expect((await office.restore('pages', first.id)).body).toMatchObject({ resource: 'pages', id: first.id });
  expect(await rowOf(first.id)).toMatchObject({ pathDe: 'besuch/bahn', pathEn: 'visit/train', position: 0 });
  expect(await rowOf(first.id)).toMatchObject({ isOnline: false, parentId: parent.id });
  expect(await visit('/de/pageeditor-api/page/besuch/bahn')).toBe(404);
  expect(await visit(`/de/pageeditor-api/container/by-slug/${pageSectionSlug(first.id)}`)).toBe(404);
  const [section] = await db()
    .select()
    .from(sections)
    .where(and(eq(sections.contentType, 'page'), eq(sections.objectId, first.id)));
  expect(section).toMatchObject({ publishedRevision: null, slug: pageSectionSlug(first.id) });
  const revisions = await db()
    .select()
    .from(sectionRevisions)
    .where(eq(sectionRevisions.sectionId, section?.id ?? 0));
  expect(JSON.stringify(revisions.map(({ body }) => body))).toContain('Bahn');
  const states = await db()
    .select({ state: sectionReferences.state })
    .from(sectionReferences)
    .where(eq(sectionReferences.sectionId, section?.id ?? 0));
  expect(states).toEqual([{ state: 'draft' }]);
  expect((await office.versionsOf(`pages/${first.id}`)).map(({ action }) => action)).toEqual(['undeleted', 'created']);
});

it('a deleted page without its parent or its address says so, and then gets a place at the top and a free address', async () => {
  const parent = await makePage(office.backend.ctx, { slug: both('haus'), title: both('Haus') });
  const page = await withContent(both('weg'), parent.id);
  await remove(page.id);
  await remove(parent.id);
  const refused = await office.restore('pages', page.id);
  expect([refused.status, issuesOf(refused)]).toEqual([
    422,
    [{ path: 'parent_id', message: '„Haus“ liegt im Papierkorb' }],
  ]);
  await makePage(office.backend.ctx, { slug: both('weg'), title: both('Anderer Weg') });
  const taken = await office.restore('pages', page.id, ['parent_id']);
  expect(issuesOf(taken).map(({ path }) => path)).toEqual(['slug.de', 'slug.en']);
  expect(await rowOf(page.id)).toBeUndefined();
  expect((await office.restore('pages', page.id, ['parent_id', 'slug.de', 'slug.en'])).status).toBe(200);
  expect(await rowOf(page.id)).toMatchObject({ parentId: null, pathDe: 'anreise', pathEn: 'travel' });
  const last = await db().select({ position: pages.position }).from(pages);
  expect((await rowOf(page.id))?.position).toBe(Math.max(...last.map(({ position }) => position)));
});

it('a deleted page with its subpages, deleted one after the other, is restored as the same tree', async () => {
  const parent = await makePage(office.backend.ctx, { slug: both('baum') });
  const child = await withContent(both('ast'), parent.id);
  expect((await remove(parent.id)).status).toBe(409);
  await remove(child.id);
  await remove(parent.id);
  await office.restore('pages', parent.id);
  expect((await office.restore('pages', child.id)).status).toBe(200);
  expect(await rowOf(child.id)).toMatchObject({ parentId: parent.id, pathDe: 'baum/ast' });
});

it('a deleted page takes back the redirects of its address, and those that were turned at its deletion', async () => {
  const page = await withContent(both('neu', 'new'));
  const other = await makePage(office.backend.ctx, { slug: both('ersatz') });
  await saveRedirect(office.backend.ctx, { old_path: '/de/alt', new_path: '/de/neu' });
  const leadsTo = async (from: string) =>
    (await db().select().from(redirects).where(eq(redirects.oldPath, from)))[0]?.newPath;
  await remove(page.id, `?redirect_to=${other.id}`);
  expect([await leadsTo('/de/alt'), await leadsTo('/de/neu')]).toEqual(['/de/ersatz', '/de/ersatz']);
  await office.restore('pages', page.id);
  expect([await leadsTo('/de/alt'), await leadsTo('/de/neu')]).toEqual(['/de/neu', undefined]);
});

it('the settings of a page have versions; a field and a whole one are restored, but not whether it is online', async () => {
  const page = await makePage(office.backend.ctx, { slug: both('karten'), title: both('Karten', 'Tickets') });
  const change = (body: object) => office.post(`pages/${page.id}/`, body);
  await change({ title: both('Tickets'), meta_description: both('Vorverkauf') });
  const changed = await change({ slug: both('kasse'), is_online: false });
  const [second, first, created] = await office.versionsOf(`pages/${page.id}`);
  expect(first?.changes.map(({ field, language }) => `${field} ${language}`)).toEqual([
    'title de',
    'title en',
    'meta_description de',
  ]);
  expect(second?.changes.map(({ field }) => field)).toEqual(['slug', 'is_online']);
  expect(second?.user_name).not.toBeNull();

  const restore = (version: string, fields?: string[]) =>
    office.post(`pages/${page.id}/versions/${created?.id}/restore/`, { version, ...(fields ? { fields } : {}) });
  expect((await restore('stale')).status).toBe(409);
  const field = await restore(changed.body.version, ['slug']);
  expect(field.body).toMatchObject({ slug: both('karten'), title: both('Tickets') });
  expect(await rowOf(page.id)).toMatchObject({ pathDe: 'karten', isOnline: false });
  const whole = await restore(field.body.version);
  expect(whole.body).toMatchObject({ title: both('Karten', 'Tickets'), is_online: false });
  const compared = await office.versionsOf(`pages/${page.id}`);
  expect(compared[0]).toMatchObject({ action: 'restored' });
});

it('the settings of a page have a version of each move', async () => {
  const [a, b] = [
    await makePage(office.backend.ctx, { slug: both('a'), title: both('Oben') }),
    await makePage(office.backend.ctx, { slug: both('b') }),
  ];
  await office.post(`pages/${b.id}/`, { parent_id: a.id });
  const [moved, created] = await office.versionsOf(`pages/${b.id}`);
  expect(moved?.changes).toMatchObject([{ field: 'parent_id', before: [], after: [{ text: 'Oben' }] }]);
  const now = await office.post(`pages/${b.id}/`, {});
  await office.post(`pages/${b.id}/versions/${created?.id}/restore/`, {
    version: now.body.version,
    fields: ['parent_id'],
  });
  expect(await rowOf(b.id)).toMatchObject({ parentId: null, pathDe: 'b' });
});
