import { expect, it } from 'vitest';
import { pageEditorApi } from '#contract/api.ts';
import type { Block } from '#contract/blocks/block.ts';
import { get, getError, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage, makePicture } from '#tests/factories/rows.ts';
import { applied, set } from '../sections/sections.fixture.ts';
import { changePage } from './editing/change-page.ts';
import type { PageRow } from '../links/page-address.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');

const read = (path: string, headers?: Record<string, string>) =>
  get(backend, path, pageEditorApi.page.response, headers);
const refusal = (path: string, headers?: Record<string, string>) => getError(backend, path, headers);
const at = (page: PageRow) => `/de/pageeditor-api/page/${page.pathDe}`;

const withContent = ({ id }: PageRow, ...blocks: Block[]) => makeOwnSection(backend.ctx, 'page', id, blocks);

const headline = (de: string, en: string) => makeBlock('headline', { de: { content: de }, en: { content: en } });

it('a page is found by its path in each language, with its blocks as a flat list', async () => {
  const parent = await makePage(backend.ctx, {
    title: { de: 'Besuch', en: 'Visit' },
    slug: { de: 'besuch', en: 'visit' },
  });
  const page = await makePage(backend.ctx, {
    title: { de: 'Anfahrt', en: 'Travel' },
    slug: { de: 'anfahrt', en: 'travel' },
    parentId: parent.id,
  });
  const slug = await withContent(page, headline('Mit der Bahn', 'By train'), headline('Mit dem Rad', ''));
  const { body, tags } = await read('/en/pageeditor-api/page/visit/travel');
  expect(body).toMatchObject({
    id: page.id,
    urls: { de: '/de/besuch/anfahrt', en: '/en/visit/travel' },
    title: 'Travel',
    section: slug,
    breadcrumb: [{ title: 'Visit', url: '/en/visit' }],
    settings_url: `/admin/pages/${page.id}`,
    modules: [
      { model: 'headline', content: 'By train', order: 0 },
      { model: 'headline', content: 'Mit dem Rad', order: 1, fallback: ['content'] },
    ],
  });
  expect(tags).toEqual([`page:${page.id}`, `page:${parent.id}`, `section:${slug}`].toSorted());
  expect((await read('/de/pageeditor-api/page/besuch/anfahrt/')).body.title).toBe('Anfahrt');
});

it('a page tells the layout of a container as the index of the layout', async () => {
  const page = await makePage(backend.ctx);
  const columns = { ...makeBlock('container'), columns: [{ children: [] }, { children: [] }, { children: [] }] };
  await withContent(page, { ...columns, fields: { ...columns.fields, layout: '33-33-33' } });
  const { modules } = (await read(at(page))).body;
  expect(modules).toMatchObject([{ model: 'container', layout: 4, columns: [{ classes: 'col-4' }, {}, {}] }]);
});

it('a page with the empty path is the home page, with or without a trailing slash', async () => {
  const home = await makePage(backend.ctx, {
    contentType: 'home',
    slug: { de: '', en: '' },
    title: { de: 'Start', en: 'Home' },
  });
  expect((await read('/de/pageeditor-api/page/')).body).toMatchObject({
    id: home.id,
    urls: { de: '/de', en: '/en' },
    content_type: 'home',
  });
  expect((await read('/en/pageeditor-api/page')).body.title).toBe('Home');
});

it('a page without an English title falls back to German and says so', async () => {
  const page = await makePage(backend.ctx, {
    title: { de: 'Nur Deutsch', en: '' },
    slug: { de: 'nur-deutsch', en: '' },
  });
  expect((await read('/en/pageeditor-api/page/nur-deutsch')).body).toMatchObject({
    id: page.id,
    title: 'Nur Deutsch',
    meta_title: 'Nur Deutsch',
    lang: 'de',
  });
  expect((await read(at(page))).body.lang).toBeUndefined();
});

it('a page has texts and a picture for search engines and sharing, with defaults from other fields', async () => {
  const hero = await makePicture(backend.ctx);
  const shared = await makePicture(backend.ctx, { width: 700, hash: 'b'.repeat(64) });
  const plain = await makePage(backend.ctx, { heroImageId: hero.id });
  const full = await makePage(backend.ctx, {
    heroImageId: hero.id,
    ogImageId: shared.id,
    metaTitle: { de: 'Titel', en: '' },
    metaDescription: { de: 'Beschreibung', en: '' },
    ogTitle: { de: 'Geteilt', en: '' },
  });
  const one = (await read(at(plain))).body;
  expect(one).toMatchObject({
    meta_title: plain.title.de,
    og_title: plain.title.de,
    hero: { id: hero.id, alt: 'Ein Bild' },
  });
  expect(one.og_image).toBe(`/media/${hero.id}/${'a'.repeat(12)}/1536.jpg`);
  const { body: other, tags } = await read(at(full));
  expect(other).toMatchObject({ meta_title: 'Titel', og_title: 'Geteilt', og_description: 'Beschreibung' });
  expect(Object.keys(other.og_image_thumbs ?? {})).toEqual(['320', '700']);
  expect(tags).toEqual(expect.arrayContaining([`media:${hero.id}`, `media:${shared.id}`]));
});

it('a page without a picture has an empty list of renditions for sharing', async () => {
  const bare = await makePage(backend.ctx, {});
  expect((await read(at(bare))).body).toMatchObject({ og_image: '', og_image_thumbs: {} });
});

it('a page without content has no modules, and is invalidated when content is added', async () => {
  const page = await makePage(backend.ctx);
  const { body, tags } = await read(at(page));
  expect(body).toMatchObject({ modules: [], section: `page-${page.id}` });
  expect(tags).toContain(`section:page-${page.id}`);
});

it('a page that does not exist returns 404', async () => {
  expect(await refusal('/de/pageeditor-api/page/gibt-es-nicht')).toMatchObject({ status: 404, code: 'not_found' });
});

it('a page is not found at a menu entry with an external address', async () => {
  await makePage(backend.ctx, {
    slug: { de: 'spielplan', en: '' },
    target: { de: '/de/programm', en: '/en/programme' },
  });
  expect((await refusal('/de/pageeditor-api/page/spielplan')).status).toBe(404);
});

it('an offline page returns 404 to visitors and is shown to editors', async () => {
  const page = await makePage(backend.ctx, { isOnline: false });
  expect(await refusal(at(page))).toEqual({
    status: 404,
    code: 'not_found',
    message: 'Diese Seite ist nicht öffentlich',
  });
  expect((await read(at(page), editor)).body).toMatchObject({ id: page.id, is_online: false });
});

it('an offline page is omitted from the breadcrumb for visitors, which depends on its tag', async () => {
  const parent = await makePage(backend.ctx, { isOnline: false });
  const page = await makePage(backend.ctx, { parentId: parent.id });
  const { body, tags } = await read(at(page));
  expect(body.breadcrumb).toEqual([]);
  expect(tags).toContain(`page:${parent.id}`);
  expect((await read(at(page), editor)).body.breadcrumb).toHaveLength(1);
});

async function pageWithDraft() {
  const page = await makePage(backend.ctx);
  const block = headline('Alt', 'Old');
  const slug = await withContent(page, block);
  await applied(backend, editor, slug, 1, [set(block.id, 'content', 'Alt', 'Neu')]);
  return page;
}

const content = async (path: string, headers?: Record<string, string>) =>
  (await read(path, headers)).body.modules[0]?.content;

it('the state of a page is the published one for visitors and the draft or a known revision for editors', async () => {
  const path = at(await pageWithDraft());
  expect(await content(path)).toBe('Alt');
  expect(await content(`${path}?edit`)).toBe('Alt');
  expect((await read(`${path}?version_id=2`)).body.version).toBeUndefined();
  expect(await content(`${path}?version_id=2`)).toBe('Alt');
  expect(await content(path, editor)).toBe('Alt');
  expect(await content(`${path}?edit`, editor)).toBe('Neu');
  expect(await content(`${path}?edit=1`, editor)).toBe('Neu');
  const older = await read(`${path}?version_id=1`, editor);
  expect(older.body).toMatchObject({ version: 1, modules: [{ content: 'Alt' }] });
  expect((await refusal(`${path}?version_id=9`, editor)).status).toBe(404);
  expect(await refusal(`${path}?version_id=x`)).toMatchObject({ status: 400, issues: [{ path: 'version_id' }] });
});

it('a changed page is read again under its new address', async () => {
  const page = await makePage(backend.ctx, { slug: { de: 'vorher', en: '' } });
  await changePage(backend.ctx, page.id, { slug: { de: 'nachher', en: '' }, headline: { de: 'Großes Wort', en: '' } });
  expect((await read('/de/pageeditor-api/page/nachher')).body.headline).toBe('Großes Wort');
  expect((await refusal('/de/pageeditor-api/page/vorher')).status).toBe(404);
});
