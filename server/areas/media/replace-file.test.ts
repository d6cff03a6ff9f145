import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { mediaSchema, mediaUseSchema } from '#contract/media/media.ts';
import { makeProduction } from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { createApp } from '#server/app.ts';
import { media } from '#server/db/tables/media.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { readMedia, toMedia } from '../../platform/pictures/media-rows.ts';
import { jpeg, pdf, png, upload } from '../../platform/pictures/pictures.fixture.ts';
import { replaceFile } from './replace-file.ts';
import { storeUpload } from './store-upload.ts';

let dropped: string[] = [];

const t = await sharedBackend();
const editor = await t.signIn('publisher');
t.ctx.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));

const image = async (fileName = 'bild.jpg', width = 900) =>
  storeUpload(t.ctx, { bytes: await jpeg({ width, height: 600 }), fileName, alt: both('Bühne', 'stage') });

function replace(id: number, body: FormData, headers = editor): Promise<Response> {
  return Promise.resolve(t.app.request(`/de/api/media/${id}/file/`, { method: 'POST', headers, body }));
}

const requestPath = (address: string, headers = editor): Promise<Response> =>
  Promise.resolve(t.app.request(address, { headers }));

const isThere = (hash: string) =>
  access(path.join(t.ctx.config.dataDir, 'media', originalKey(hash))).then(
    () => true,
    () => false,
  );

it('replaces a picture: texts stay, pages are rendered again, old addresses redirect', async () => {
  const row = await image();
  const before = toMedia(row);
  dropped = [];
  const answer = await replace(row.id, upload(await png({ width: 700, height: 500 }), 'Neue Aufnahme.png'));
  expect(answer.status).toBe(200);
  const after = mediaSchema.parse(await answer.json());
  expect(after).toMatchObject({
    id: row.id,
    file_name: 'bild.png',
    mime: 'image/png',
    width: 700,
    alt: both('Bühne', 'stage'),
  });
  expect(after.version).not.toBe(before.version);
  expect(after.base).not.toBe(before.base);
  expect(dropped).toEqual([`media:${row.id}`]);
  expect(await isThere(row.hash)).toBe(false);

  const original = await requestPath(`${before.url}?download`);
  expect([original.status, original.headers.get('location')]).toEqual([302, `${after.url}?download`]);
  expect(original.headers.get('cache-control')).toBe('no-cache');
  // The new picture is narrower, so the redirect leads to its largest width.
  const rendition = await requestPath(`${before.base}/768.webp`);
  expect([rendition.status, rendition.headers.get('location')]).toEqual([302, `${after.base}/700.webp`]);
  expect((await requestPath(after.url)).status).toBe(200);
  expect((await requestPath(`/media/${row.id}/${'0'.repeat(12)}/bild.jpg`)).status).toBe(404);
});

it('replaces a file by one that is larger than requests without a file may be', async () => {
  const row = await storeUpload(t.ctx, { bytes: pdf, fileName: 'Heft.pdf' });
  const larger = Buffer.concat([pdf, Buffer.alloc(5_000_000), pdf]);
  const answer = await replace(row.id, upload(larger, 'Heft.pdf'));
  expect([answer.status, mediaSchema.parse(await answer.json()).size]).toEqual([200, larger.byteLength]);
});

it('shows the new file although a visitor asked for the former one while it was replaced', async () => {
  const before = await image();
  let [noteRead, goOn] = [() => {}, () => {}];
  const isRead = new Promise<void>((resolve) => (noteRead = resolve));
  const isReplaced = new Promise<void>((resolve) => (goOn = resolve));
  const readSlowly = async (condition: SQL) => {
    const rows = await t.ctx.db.select().from(media).where(condition);
    noteRead();
    await isReplaced;
    return rows;
  };
  const select = () => ({ from: () => ({ where: readSlowly }) });
  const db = new Proxy(t.ctx.db, { get: (own, name) => (name === 'select' ? select : Reflect.get(own, name)) });
  const app = createApp({ ...t.ctx, db });
  const early = app.request(toMedia(before).url);
  await isRead;
  const after = await replaceFile(t.ctx, before.id, { bytes: await png(), fileName: 'neu.png' });
  goOn();
  await early;
  expect((await app.request(toMedia(after).url)).status).toBe(200);
});

it('redirects every former address to the newest file after several replacements', async () => {
  const first = await storeUpload(t.ctx, { bytes: pdf, fileName: 'heft.pdf' });
  const second = mediaSchema.parse(
    await (await replace(first.id, upload(Buffer.concat([Buffer.from('%PDF-1.6\n'), pdf]), 'v2.pdf'))).json(),
  );
  const third = mediaSchema.parse(
    await (await replace(first.id, upload(Buffer.concat([Buffer.from('%PDF-1.5\n'), pdf]), 'v3.pdf'))).json(),
  );
  expect(third.file_name).toBe('heft.pdf');
  for (const { url } of [toMedia(first), second])
    expect((await requestPath(url)).headers.get('location')).toBe(third.url);
  // The first file again: its address is the current one again.
  await replace(first.id, upload(pdf, 'v1.pdf'));
  expect((await requestPath(toMedia(first).url)).status).toBe(200);
});

it('keeps the former file while another entry has the same bytes', async () => {
  const [one, two] = [await image('eins.jpg', 820), await image('zwei.jpg', 820)];
  await replace(one.id, upload(await jpeg({ width: 500 }), 'neu.jpg'));
  expect((await requestPath(toMedia(two).url)).status).toBe(200);
});

it('changes nothing when the file is refused', async () => {
  const row = await image();
  const refused = async (body: FormData, headers = editor) => (await replace(row.id, body, headers)).status;
  expect(await refused(upload(pdf, 'heft.pdf'))).toBe(422);
  expect(await refused(upload(Buffer.from('<svg/>'), 'bild.svg'))).toBe(415);
  expect((await replace(999_999, upload(await jpeg(), 'bild.jpg'))).status).toBe(404);
  expect(await readMedia(t.ctx.db, row.id)).toEqual(row);
});

it('takes for a film, a recording or captions only another one of these', async () => {
  const folder = path.join(import.meta.dirname, '../../../demo/content/media');
  const demo = (name: string) => readFile(path.join(folder, name));
  const captions = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Abend\n');
  const film = await storeUpload(t.ctx, { bytes: await demo('sign-language.mp4'), fileName: 'film.mp4' });
  const refused = await replace(film.id, upload(captions, 'film.vtt'));
  expect([refused.status, errorSchema.parse(await refused.json()).message]).toEqual([
    422,
    'Film, Aufnahme und Untertitel lassen sich nur durch eine Datei derselben Art ersetzen.',
  ]);
  expect((await replace(film.id, upload(pdf, 'film.pdf'))).status).toBe(422);
  expect(await readMedia(t.ctx.db, film.id)).toEqual(film);
  expect((await replace(film.id, upload(await demo('sign-language-described.mp4'), 'neu.mp4'))).status).toBe(200);
});

it('lists the uses of an entry with title and address', async () => {
  const row = await image();
  const production = await makeProduction(t.ctx, { heroImageId: row.id });
  const answer = await requestPath(`/de/api/media/${row.id}/uses/`);
  expect(mediaUseSchema.array().parse(await answer.json())).toEqual([
    {
      section: null,
      content_type: 'production',
      object_id: production.id,
      as: 'hero',
      title: production.title.de,
      url: `/de/produktionen/salome/${production.id}`,
    },
  ]);
  expect((await requestPath('/de/api/media/999999/uses/')).status).toBe(404);
});

it('returns 409 with the current state when the version is stale', async () => {
  const row = await image();
  const { version } = toMedia(row);
  const describe = (caption: string) =>
    send(t, 'POST', `/de/api/media/${row.id}/`, editor, { caption: both(caption), version });
  expect((await describe('Eins')).status).toBe(200);
  expect(await describe('Zwei')).toMatchObject({
    status: 409,
    body: { details: { current: { id: row.id, caption: both('Eins') } } },
  });
});

it('filters the library by missing texts, and sorts it', async () => {
  const plain = { alt: both('Bühne', 'stage'), copyright: both('© Haus') };
  const add = async (fileName: string, more: object) =>
    storeUpload(t.ctx, { bytes: await jpeg({ width: 330 }), fileName, ...plain, ...more });
  await add('luecke-alt.jpg', { alt: both('') });
  await add('luecke-schmuck.jpg', { alt: both(''), decorative: true });
  await add('luecke-englisch.jpg', { alt: both('Nur deutsch') });
  await add('luecke-quelle.jpg', { copyright: both('') });
  const names = async (query: string) => {
    const body = (await (await requestPath(`/de/api/media/?query=luecke&sort=file_name&${query}`)).json()) as {
      results: { file_name: string }[];
    };
    return body.results.map((entry) => entry.file_name);
  };
  expect(await names('missing=alt')).toEqual(['luecke-alt.jpg']);
  expect(await names('missing=translation')).toEqual(['luecke-englisch.jpg']);
  expect(await names('missing=copyright')).toEqual(['luecke-quelle.jpg']);
  expect(await names('')).toHaveLength(4);
});
