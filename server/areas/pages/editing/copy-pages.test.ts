import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { childrenOf } from '#contract/blocks/block.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { mostCopiedPages } from '#contract/pages/page-settings.ts';
import { makePage } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { pages } from '../../../db/tables/pages.ts';
import { saveRedirect } from '../../redirects/save-redirect.ts';
import { createSection } from '../../sections/create-section.ts';
import { findSection, storedDraft } from '../../sections/revisions/section-row.ts';
import { block } from '../../sections/sections.fixture.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');

const copy = (id: number, body: unknown, headers = editor) =>
  send(backend, 'POST', `/de/api/pages/${id}/copy/`, headers, body);
const rowsBelow = (id: number) =>
  backend.ctx.db.select().from(pages).where(eq(pages.parentId, id)).orderBy(pages.position);

async function writeText(pageId: number, html: string): Promise<void> {
  const text = block('text', `text-${pageId}`, { content: html });
  text.translations.en.content = html;
  const body = block('container', `root-${pageId}`, {}, [text]);
  await createSection(backend.ctx, {
    slug: `page-${pageId}`,
    contentType: 'page',
    objectId: pageId,
    body,
    publish: true,
  });
}

async function textOf(pageId: number) {
  const section = await findSection(backend.ctx.db, `page-${pageId}`);
  if (!section) return undefined;
  const [text] = childrenOf(await storedDraft(backend.ctx.db, section));
  return { published: section.publishedRevision, de: text?.translations.de.content, en: text?.translations.en.content };
}

const shown = { isOnline: true, inMainNavigation: true, inMenu: true, inFooter: true };

async function makeTree(name: string) {
  const top = await makePage(backend.ctx, { slug: both(name), title: both('Besuch', 'Visit'), ...shown });
  const way = await makePage(backend.ctx, {
    slug: both('weg', 'way'),
    title: both('Anfahrt', 'Directions'),
    parentId: top.id,
    ...shown,
  });
  const park = await makePage(backend.ctx, { slug: both('auto'), title: both('Parken'), parentId: way.id, ...shown });
  await writeText(top.id, `<p><a href="page:${park.id}#preise">Parken</a></p>`);
  await writeText(park.id, `<p><a href="page:${top.id}">Besuch</a></p>`);
  return { top, way, park };
}

it('a copy of a page is offline, in no menu, after the original, at an address made from its title', async () => {
  const { top } = await makeTree('besuch');
  const { status, body } = await copy(top.id, { title: both('Besuch neu', 'New visit'), with_subpages: false });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({
    title: both('Besuch neu', 'New visit'),
    slug: both('besuch-neu', 'new-visit'),
    is_online: false,
    in_main_navigation: false,
    in_menu: false,
    in_footer: false,
    position: top.position + 1,
  });
  expect(await rowsBelow(body.id)).toEqual([]);
  expect((await backend.app.request('/de/api/pages/?path=besuch-neu')).status).not.toBe(200);
  expect(await textOf(body.id)).toMatchObject({ published: null });
  const again = await copy(top.id, { title: both('Besuch neu', 'New visit'), with_subpages: false });
  expect(again.body.slug).toEqual(both('besuch-neu-2', 'new-visit-2'));
});

it('a copy of a page with subpages has links among the copies and both languages of their texts', async () => {
  const { top, way, park } = await makeTree('haus');
  const { body } = await copy(top.id, { title: both('Haus neu'), with_subpages: true });
  const [way2] = await rowsBelow(body.id);
  const [park2] = await rowsBelow(way2?.id ?? 0);
  expect(way2).toMatchObject({ title: way.title, pathDe: 'haus-neu/anfahrt', pathEn: 'haus-neu/directions' });
  expect(park2).toMatchObject({
    title: park.title,
    pathDe: 'haus-neu/anfahrt/parken',
    isOnline: false,
    inMenu: false,
  });
  const toPark = `<p><a href="page:${park2?.id}#preise">Parken</a></p>`;
  expect(await textOf(body.id)).toEqual({ published: null, de: toPark, en: toPark });
  expect(await textOf(park2?.id ?? 0)).toMatchObject({ de: `<p><a href="page:${body.id}">Besuch</a></p>` });
  expect(await rowsBelow(top.id)).toHaveLength(1);
});

it('a copy of a page does not take an address that redirects', async () => {
  const { top } = await makeTree('umleitung');
  await saveRedirect(backend.ctx, { old_path: '/de/alte-adresse', new_path: '/de/umleitung' });
  const { body } = await copy(top.id, { title: both('Alte Adresse'), with_subpages: false });
  expect(body.slug).toEqual(both('alte-adresse-2'));
});

it('a copy of a page is refused without a title and for more pages than the maximum', async () => {
  const { top } = await makeTree('grenze');
  const untitled = await copy(top.id, { title: both(' '), with_subpages: false });
  expect([untitled.status, errorSchema.parse(untitled.body).issues?.[0]?.path]).toEqual([422, 'title.de']);
  expect((await copy(999_999, { title: both('A'), with_subpages: false })).status).toBe(404);
  const many = Array.from({ length: mostCopiedPages }, (_, index) => ({
    parentId: top.id,
    position: index,
    title: both(`Seite ${index}`),
    slug: both(`s-${index}`),
    pathDe: `grenze/s-${index}`,
    pathEn: `grenze/s-${index}`,
  }));
  await backend.ctx.db.insert(pages).values(many);
  const before = await backend.ctx.db.$count(pages);
  const refused = await copy(top.id, { title: both('Zu viel'), with_subpages: true });
  expect([refused.status, errorSchema.parse(refused.body).issues?.[0]?.path]).toEqual([422, 'with_subpages']);
  expect(await backend.ctx.db.$count(pages)).toBe(before);
});
