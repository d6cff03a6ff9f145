import { access } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listOf } from '#contract/base/list.ts';
import { mediaSchema } from '#contract/media/media.ts';
import { both } from '#tests/factories/resource.ts';
import { makeBlock } from '#tests/factories/block.ts';
import { makeOwnSection, makePage, makeProduction } from '#tests/factories/rows.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { media } from '../../db/tables/media.ts';
import { pages, redirects } from '../../db/tables/pages.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import { originalKey, renditionKey } from '../../platform/files/storage-keys.ts';
import { toMedia } from '../../platform/pictures/media-rows.ts';
import { jpeg, pdf } from '../../platform/pictures/pictures.fixture.ts';
import { picturesByIds } from '../../platform/pictures/pictures.ts';
import { storeUpload } from './store-upload.ts';
import { mediaUsedIn } from './uses/used-in.ts';

let dropped: string[] = [];

const t = await sharedBackend();
const editor = await t.signIn('publisher');
t.ctx.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));
beforeEach(async () => {
  for (const table of [sectionReferences, sections, pages, media]) await t.ctx.db.delete(table);
  dropped = [];
});

async function image(fileName = 'bild.jpg', texts = {}, width = 400) {
  return storeUpload(t.ctx, { bytes: await jpeg({ width, height: 300 }), fileName, ...texts });
}

function call(method: string, address: string, body?: unknown, headers = editor): Promise<Response> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  return Promise.resolve(
    t.app.request(address, { method, headers: { ...headers, 'content-type': 'application/json' }, ...json }),
  );
}

const list = async (query: string) => (await get(t, `/de/api/media/?${query}`, listOf(mediaSchema), editor)).body;
const names = async (query: string) => (await list(query)).results.map((entry) => entry.file_name);

it('the library can be exported as CSV with the current filter', async () => {
  const { id } = await image('saal.jpg', { alt: both('Der Saal', 'The hall'), tags: ['Haus', 'Saal'] });
  await image('foyer.jpg');
  const answer = await call('GET', '/de/api/media/csv/?query=saal');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head = '', first = '', ...rest] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(head.split(';').slice(0, 3)).toEqual(['id', 'kind', 'file_name']);
  expect(first).toMatch(new RegExp(`^${id};image;saal.jpg;image/jpeg;\\d+;400;300;false;`));
  expect(first).toContain(';Der Saal;The hall;');
  expect([head.endsWith(';url;tags'), first.endsWith(';Haus, Saal')]).toEqual([true, true]);
  expect(rest).toEqual([]);
});

it('the library lists entries newest first, with pages, filters by kind and by words in names and texts', async () => {
  await image('eins.jpg', { alt: both('Königin', 'queen') });
  await storeUpload(t.ctx, { bytes: pdf, fileName: 'heft_100%.pdf', caption: both('Spielzeitheft') });
  await image('drei.jpg', { copyright: both('© Schmidt') });
  expect(await names('')).toEqual(['drei.jpg', 'heft_100.pdf', 'eins.jpg']);
  expect(await names('kind=image')).toEqual(['drei.jpg', 'eins.jpg']);
  expect(await names('query=KÖNIGIN')).toEqual(['eins.jpg']);
  expect(await names('query=queen')).toEqual(['eins.jpg']);
  expect(await names('query=schmidt%20drei')).toEqual(['drei.jpg']);
  expect(await names('query=heft_')).toEqual(['heft_100.pdf']);
  expect(await names('query=%25')).toEqual([]);
  expect(await names('page=2&page_size=2')).toEqual(['eins.jpg']);
  expect(await names('page=9')).toEqual([]);
  expect(await list('page_size=2&kind=image')).toMatchObject({ count: 2, next: null, previous: null });
  expect((await call('GET', '/de/api/media/?page=x')).status).toBe(400);
  expect((await call('GET', '/de/api/media/?query=dr%00ei')).status).toBe(400);
});

it('the library returns one entry, and 404 for an unknown id', async () => {
  const row = await image();
  const answer = await call('GET', `/en/api/media/${row.id}/`);
  expect(mediaSchema.parse(await answer.json())).toEqual(toMedia(row));
  for (const method of ['GET', 'DELETE']) expect((await call(method, '/en/api/media/999999/')).status).toBe(404);
  for (const id of ['0', '-1', 'x', '1.5', '99999999999', '9007199254740991'])
    expect((await call('GET', `/en/api/media/${id}/`)).status).toBe(400);
});

it('the library changes only the sent fields and invalidates pages that show the entry', async () => {
  const { id } = await image('bild.jpg', { alt: both('alt'), caption: both('Unterschrift') });
  const answer = await call('POST', `/de/api/media/${id}/`, { alt: both('neu', 'new'), focal: { x: 10.5, y: 90 } });
  expect(mediaSchema.parse(await answer.json())).toMatchObject({
    alt: both('neu', 'new'),
    caption: both('Unterschrift'),
    focal: { x: 10.5, y: 90 },
  });
  expect(dropped).toEqual([`media:${id}`]);
  expect((await call('POST', `/de/api/media/999999/`, {})).status).toBe(404);
});

it('the library leaves out characters that nobody sees', async () => {
  const { id } = await image();
  const answer = await call('POST', `/de/api/media/${id}/`, { copyright: both('Foto:\0 A\u200bnna') });
  expect(mediaSchema.parse(await answer.json()).copyright).toEqual(both('Foto: Anna'));
});

it.each([
  ['an unknown field', { hash: 'x' }],
  ['a wrong type', { alt: 'text' }],
  ['an over-long text', { caption: both('x'.repeat(1001)) }],
  ['a focal point outside', { focal: { x: -1, y: 0 } }],
])('the library refuses %s and changes nothing', async (_, body) => {
  const row = await image();
  expect((await call('POST', `/de/api/media/${row.id}/`, body)).status).toBe(422);
  expect(await t.ctx.db.select().from(media)).toEqual([row]);
  expect(dropped).toEqual([]);
});

const isThere = (key: string) =>
  access(path.join(t.ctx.config.dataDir, 'media', key)).then(
    () => true,
    () => false,
  );

it('removing a medium deletes the entry, its address returns 404, and its files stay for the bin', async () => {
  const row = await image();
  const { base, url } = toMedia(row);
  expect((await call('GET', `${base}/320.webp`)).status).toBe(200);
  expect(await isThere(renditionKey(row.hash, 320, 'webp'))).toBe(true);
  expect((await call('DELETE', `/de/api/media/${row.id}/`)).status).toBe(204);
  expect(await isThere(originalKey(row.hash))).toBe(true);
  expect([(await call('GET', `${base}/320.webp`)).status, (await call('GET', url)).status]).toEqual([404, 404]);
  expect(dropped).toEqual([`media:${row.id}`]);
  expect((await call('DELETE', `/de/api/media/${row.id}/`)).status).toBe(404);
});

it('removing a medium keeps serving another entry with the same bytes', async () => {
  const [one, two] = [await image('eins.jpg'), await image('zwei.jpg')];
  expect((await call('DELETE', `/de/api/media/${one.id}/`)).status).toBe(204);
  expect((await call('GET', toMedia(two).url)).status).toBe(200);
});

it('removing a medium is refused with the list of uses while a section or a page uses the entry', async () => {
  const row = await image();
  const [section] = await t.ctx.db
    .insert(sections)
    .values({ slug: 'seite-1', contentType: 'page', objectId: 7, draftRevision: 1 })
    .returning();
  await t.ctx.db.insert(sectionReferences).values([
    { sectionId: section?.id ?? 0, state: 'draft', kind: 'media', targetId: row.id },
    { sectionId: section?.id ?? 0, state: 'draft', kind: 'page', targetId: row.id + 1 },
  ]);
  const [page] = await t.ctx.db
    .insert(pages)
    .values({ title: both('Start'), slug: both(''), pathDe: '', pathEn: '', heroImageId: row.id })
    .returning();
  const answer = await call('DELETE', `/de/api/media/${row.id}/`);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'conflict',
    details: {
      used_in: [
        { section: 'seite-1', content_type: 'page', object_id: 7, as: 'draft' },
        { section: null, content_type: 'page', object_id: page?.id, as: 'hero' },
      ],
    },
  });
  expect(await t.ctx.db.$count(media)).toBe(1);
  expect((await call('GET', toMedia(row).url)).status).toBe(200);
  expect(await mediaUsedIn(t.ctx.db, row.id + 1)).toEqual([]);
});

it('a file to whose address a menu entry or a redirect leads is in use', async () => {
  const file = await storeUpload(t.ctx, { bytes: pdf, fileName: 'plan.pdf' });
  const { url } = toMedia(file);
  const unused = () => get(t, '/de/api/media/?unused=true', listOf(mediaSchema), editor);
  expect((await unused()).body.count).toBe(1);
  const page = await makePage(t.ctx, { title: both('Spielplan'), target: both('', `https://oper.example${url}`) });
  const [redirect] = await t.ctx.db.insert(redirects).values({ oldPath: '/alt.pdf', newPath: url }).returning();
  expect((await unused()).body.count).toBe(0);
  const answer = await call('DELETE', `/de/api/media/${file.id}/`);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    details: {
      used_in: [
        { content_type: 'page', object_id: page.id, as: 'link', title: 'Spielplan' },
        { content_type: 'redirect', object_id: redirect?.id, as: 'link', title: '/alt.pdf' },
      ],
    },
  });
  await t.ctx.db.delete(redirects);
});

it('a file whose address stands in a text or a link of a module or a record is in use', async () => {
  const file = await storeUpload(t.ctx, { bytes: pdf, fileName: 'plan.pdf' });
  const { url } = toMedia(file);
  const text = `<p>Der <a href="${url}">Plan</a> und <a href="https://oper.example/media/999999/aaaaaaaaaaaa/x.pdf">mehr</a></p>`;
  const page = await makePage(t.ctx);
  const modules = [
    makeBlock('text', { de: { content: text } }),
    makeBlock('link', { de: { content: 'Plan' }, fields: { link: `https://oper.example${url}` } }),
  ];
  const slug = await makeOwnSection(t.ctx, 'page', page.id, modules, false);
  const { id: production } = await makeProduction(t.ctx, { description: both(text) });
  const found = await mediaUsedIn(t.ctx.db, file.id);
  expect(found).toEqual([
    { section: slug, content_type: 'page', object_id: page.id, as: 'draft' },
    { section: null, content_type: 'production', object_id: production, as: 'link' },
  ]);
  expect((await get(t, '/de/api/media/?unused=true', listOf(mediaSchema), editor)).body.count).toBe(0);
});

it('pictures for a page are in the requested locale, and marked where they fall back to German', async () => {
  const { id } = await image('bild.jpg', {
    alt: both('Bühne', 'stage'),
    caption: both('Große Bühne'),
    copyright: both('© Haus', '© house'),
  });
  const german = await picturesByIds({ db: t.ctx.db, locale: 'de' }, [id, id]);
  expect(german[String(id)]).toMatchObject({
    alt: 'Bühne',
    caption: 'Große Bühne',
    copyright: '© Haus',
    width: 400,
    height: 300,
  });
  expect(german[String(id)]).not.toHaveProperty('lang');
  const english = await picturesByIds({ db: t.ctx.db, locale: 'en' }, [id]);
  expect(english[String(id)]).toMatchObject({
    alt: 'stage',
    caption: 'Große Bühne',
    copyright: '© house',
    lang: 'de',
  });
});

it('pictures for a page have an empty alt text when decorative; files are not returned', async () => {
  const { id } = await image('bild.jpg', { alt: both('Bühne'), decorative: true });
  const file = await storeUpload(t.ctx, { bytes: pdf, fileName: 'a.pdf' });
  const found = await picturesByIds({ db: t.ctx.db, locale: 'en' }, [id, file.id, 999, 99_999_999_999, -1, 0.5]);
  expect(Object.keys(found)).toEqual([String(id)]);
  expect(found[String(id)]).toMatchObject({ alt: '' });
  expect(found[String(id)]).not.toHaveProperty('lang');
  expect(await picturesByIds({ db: t.ctx.db, locale: 'de' }, [])).toEqual({});
});
