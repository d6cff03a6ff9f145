import { expect, it } from 'vitest';
import { pageSettingsApi } from '#contract/pages/page-settings.ts';
import { recordOf } from '#text/records.ts';
import { get, getError, send, sharedBackend } from '#tests/test-backend.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage } from '#tests/factories/rows.ts';
import { readRedirects } from '../../redirects/stored-redirects.ts';

const backend = await sharedBackend();
const editor = await backend.signIn('publisher');

const path = '/de/api/pages/';
const one = (id: number) => `${path}${id}/`;
const show = async (id: number) => (await get(backend, one(id), pageSettingsApi.show.response, editor)).body;
const list = async (query = '') => (await get(backend, path + query, pageSettingsApi.list.response, editor)).body;
const post = (to: string, body: unknown, headers = editor) => send(backend, 'POST', to, headers, body);

async function redirectsFrom(address: string): Promise<string | undefined> {
  return (await readRedirects(backend.ctx.db)).find(({ old_path }) => old_path === address)?.new_path;
}

it('the settings of a page are created, shown in both languages and changed', async () => {
  const made = await post(path, {
    title: { de: 'Führungen', en: 'Tours' },
    slug: { de: 'fuehrungen', en: 'tours' },
    is_online: false,
    meta_description: { de: 'Neunzig Minuten', en: '' },
  });
  expect(made.status).toBe(201);
  const page = await show(made.body.id);
  expect(page).toMatchObject({
    is_online: false,
    urls: { de: '/de/fuehrungen', en: '/en/tours' },
    meta_description: { de: 'Neunzig Minuten', en: '' },
  });
  const changed = await post(one(page.id), { slug: { de: 'rundgang', en: 'tours' }, version: page.version });
  expect(changed.body).toMatchObject({ urls: { de: '/de/rundgang', en: '/en/tours' }, is_online: false });
  expect(await redirectsFrom('/de/fuehrungen')).toBe('/de/rundgang');
});

it('the settings of a page get an address from the title where none is sent, free among the siblings', async () => {
  const title = { de: 'Über uns: Öffnungszeiten', en: 'About us' };
  const urls = async (body: object) => (await post(path, body)).body.urls;
  expect(await urls({ title })).toEqual({ de: '/de/ueber-uns-oeffnungszeiten', en: '/en/about-us' });
  const again = await post(path, { title, slug: { de: '', en: '' } });
  expect(again.body.urls).toEqual({ de: '/de/ueber-uns-oeffnungszeiten-2', en: '/en/about-us-2' });
  expect(await urls({ title, parent_id: again.body.id })).toEqual({
    de: '/de/ueber-uns-oeffnungszeiten-2/ueber-uns-oeffnungszeiten',
    en: '/en/about-us-2/about-us',
  });
  const long = await post(path, { title: { de: `${'a'.repeat(69)} und mehr`, en: '' } });
  const renamed = { slug: { de: recordOf(long.body.slug).de, en: 'long' }, version: long.body.version };
  expect(await post(one(long.body.id), renamed)).toMatchObject({ status: 200, body: { urls: { en: '/en/long' } } });
  expect(await urls({ title: { de: 'Опера', en: '' } })).toEqual({ de: '/de/opera', en: '/en/opera' });
  expect(await urls({ title: { de: '…', en: '' } })).toEqual({ de: '/de/seite', en: '/en/seite' });
  expect((await post(path, { title, slug: { de: '', en: 'about' } })).body).toMatchObject({
    issues: [{ path: 'slug.de' }],
  });
});

it('the settings of a page are those of the home page on purpose only, and once', async () => {
  const title = { de: 'Willkommen', en: 'Welcome' };
  const page = await post(path, { title });
  expect(page.body).toMatchObject({ urls: { de: '/de/willkommen' } });
  const emptied = await post(one(page.body.id), { slug: { de: '', en: '' } });
  expect(emptied.status).toBe(422);
  expect(emptied.body).toMatchObject({ issues: [{ path: 'slug.de' }] });
  const wrong = await post(path, {
    title,
    content_type: 'home',
    slug: { de: 'start', en: '' },
    parent_id: page.body.id,
  });
  expect(wrong.body).toMatchObject({ issues: [{ path: 'slug.de' }, { path: 'parent_id' }] });
  const home = await post(path, { title, content_type: 'home' });
  expect(home.body).toMatchObject({ content_type: 'home', urls: { de: '/de', en: '/en' } });
  const changed = await post(one(home.body.id), { title: { de: 'Start', en: '' }, slug: { de: '', en: '' } });
  expect(changed.body).toMatchObject({ urls: { de: '/de', en: '/en' } });
  const second = await post(path, { title, content_type: 'home' });
  expect(second.status).toBe(422);
  expect(second.body).toMatchObject({ issues: [{ path: 'content_type', message: 'Es gibt schon eine Startseite' }] });
  const copy = await post(`${one(home.body.id)}copy/`, { title, with_subpages: false });
  expect(copy.body).toMatchObject({ content_type: 'page', urls: { de: '/de/willkommen-2' } });
  const asHome = { content_type: 'home', slug: { de: '', en: '' } };
  expect((await post(one(page.body.id), asHome)).body).toMatchObject({
    issues: [{ path: 'slug.de' }, { path: 'slug.en' }],
  });
  await post(one(home.body.id), { slug: { de: 'start', en: '' } });
  expect((await post(one(page.body.id), asHome)).body).toMatchObject({ urls: { de: '/de', en: '/en' } });
  await post(one(page.body.id), { slug: { de: 'willkommen', en: '' }, content_type: 'page' });
  expect((await post(one(home.body.id), { slug: { de: '', en: '' } })).body).toMatchObject({ urls: { de: '/de' } });
});

it('the settings of a page return 409 with the current state when the version is stale', async () => {
  const { id } = await makePage(backend.ctx);
  const { version } = await show(id);
  await post(one(id), { in_footer: true });
  const late = await post(one(id), { title: { de: 'Spät', en: '' }, version });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ details: { current: { id, in_footer: true } } });
  expect((await show(id)).title.de).not.toBe('Spät');
});

it('the settings of a page name each invalid field, in the language of the request', async () => {
  const { id } = await makePage(backend.ctx, { slug: { de: 'vergeben', en: 'taken' } });
  const other = await makePage(backend.ctx);
  const wrong = await post(one(other.id), { slug: { de: 'vergeben', en: 'taken' } });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ issues: [{ path: 'slug.de' }, { path: 'slug.en' }] });
  expect((await post(one(id), { title: { de: ' ', en: '' } })).body).toMatchObject({
    issues: [{ path: 'title.de', message: 'Der deutsche Titel fehlt' }],
  });
  expect((await post(one(id), { og_image: 4711 })).body).toMatchObject({ issues: [{ path: 'og_image' }] });
  expect((await post(one(id), { parent_id: id })).body).toMatchObject({ issues: [{ path: 'parent_id' }] });
});

it('the settings of a page move and change a page atomically', async () => {
  const parent = await makePage(backend.ctx, { slug: { de: 'haus', en: 'house' } });
  const { id } = await makePage(backend.ctx, { slug: { de: 'saal', en: 'hall' } });
  const wrong = await post(one(id), { parent_id: parent.id, slug: { de: '', en: '' } });
  expect(wrong.status).toBe(422);
  expect((await show(id)).parent_id).toBeNull();
  const right = await post(one(id), { parent_id: parent.id, position: 0, slug: { de: 'buehne', en: 'stage' } });
  expect(right.body).toMatchObject({ parent_id: parent.id, urls: { de: '/de/haus/buehne', en: '/en/house/stage' } });
  expect(await redirectsFrom('/de/saal')).toBe('/de/haus/buehne');
});

it('the settings of a page are listed as a tree and found by words', async () => {
  const top = await makePage(backend.ctx, { title: { de: 'Baum', en: 'Tree' } });
  const child = await makePage(backend.ctx, { title: { de: 'Ast am Baum', en: 'Branch' }, parentId: top.id });
  const ids = (await list()).results.map(({ id }) => id);
  expect(ids.indexOf(child.id)).toBe(ids.indexOf(top.id) + 1);
  expect((await list('?query=ast baum')).results.map(({ id }) => id)).toEqual([child.id]);
});

it('deleting a page is rejected while it is referenced; the references can be read before', async () => {
  const page = await makePage(backend.ctx);
  const linking = await makePage(backend.ctx, { title: { de: 'Verweist', en: '' } });
  const link = makeBlock('link', { fields: { link: `page:${page.id}` } });
  await makeOwnSection(backend.ctx, 'page', linking.id, [link], false);
  const { body: use } = await get(backend, `${one(page.id)}use/`, pageSettingsApi.use.response, editor);
  expect(use).toMatchObject({ below: 0, used_in: [{ section: `page-${linking.id}`, title: 'Verweist' }] });
  expect((await send(backend, 'DELETE', one(page.id), editor)).status).toBe(409);
  expect((await send(backend, 'DELETE', `${one(page.id)}?even_if_linked=true`, editor)).status).toBe(204);
  expect((await getError(backend, one(page.id), editor)).status).toBe(404);
});

it('deleting a page redirects its addresses to another page if one is given', async () => {
  const page = await makePage(backend.ctx, { slug: { de: 'alt', en: 'old' } });
  const target = await makePage(backend.ctx, { slug: { de: 'neu', en: 'new' } });
  expect((await send(backend, 'DELETE', `${one(page.id)}?redirect_to=${page.id}`, editor)).status).toBe(422);
  expect((await send(backend, 'DELETE', `${one(page.id)}?redirect_to=${target.id}`, editor)).status).toBe(204);
  expect(await redirectsFrom('/de/alt')).toBe('/de/neu');
  expect(await redirectsFrom('/en/old')).toBe('/en/new');
});
