import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { createServer, get as httpGet, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pressApi } from '#contract/api.ts';
import { badRequest, get, getError, sharedBackend } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { listenOnLoopback } from '#tests/loopback.ts';
import { makeDirectory, makePicture, makeProduction, storeMedium } from '#tests/factories/rows.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { readZip } from '#tests/read-zip.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { downloadDirectories } from '../../db/tables/press.ts';

let now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const called = (title: string) => ({ title: { de: title, en: '' } });

const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await backend.ctx.db.delete(downloadDirectories);
});

const list = (query = '') => get(backend, `/de/api/download-directories/${query}`, pressApi.list.response);
const titles = async () => (await list()).body.results.map(({ title }) => title);
const directory = (id: number, locale = 'de', headers: Record<string, string> = {}) =>
  get(backend, `/${locale}/api/download-directories/${id}/`, pressApi.show.response, headers);
const bytes = (text: string) => new TextEncoder().encode(text);

it('the list of press directories has public directories, newest first, with the number of files and the first picture', async () => {
  const text = await storeMedium(backend.ctx, bytes('Text'));
  const [first, second] = [await makePicture(backend.ctx), await makePicture(backend.ctx)];
  await makeDirectory(backend.ctx, { ...called('Alt'), publishedAt: ago(9) });
  await makeDirectory(backend.ctx, called('Neu'), [text.id, second.id, first.id]);
  await makeDirectory(backend.ctx, { ...called('Offline'), state: 'draft' });
  await makeDirectory(backend.ctx, { ...called('Morgen'), publishedAt: ago(-1) });
  const { body, tags } = await list();
  expect(body.results.map(({ title, files_count, picture }) => [title, files_count, picture?.id ?? null])).toEqual([
    ['Neu', 3, second.id],
    ['Alt', 0, null],
  ]);
  expect(tags).toEqual([`media:${second.id}`, 'press']);
  const answer = await backend.app.request('/de/api/download-directories/');
  expect(answer.headers.get('Cache-Until')).toBe(ago(-1).toISOString());
  now = ago(-1);
  expect(await titles()).toEqual(['Morgen', 'Neu', 'Alt']);
});

it('the list of press directories uses the same number of queries for any length; returns an empty page past the end and 400 for an invalid one', async () => {
  const picture = await makePicture(backend.ctx);
  await makeDirectory(backend.ctx, {}, [picture.id]);
  const few = await countQueries(backend, list);
  for (let number = 0; number < 4; number += 1) await makeDirectory(backend.ctx, {}, [picture.id, picture.id]);
  expect(await countQueries(backend, list)).toBe(few);
  expect((await list('?page=1000000')).body).toMatchObject({ count: 5, results: [], next: null });
  expect(await getError(backend, '/de/api/download-directories/?page=x')).toMatchObject({ status: 400 });
});

it('a press directory has its files with copyright, terms and the production', async () => {
  const production = await makeProduction(backend.ctx);
  const picture = await makePicture(backend.ctx, {
    fileName: 'Salome 1.jpg',
    copyright: { de: '© Foto Muster', en: '' },
    caption: { de: 'Salome tanzt', en: 'Salome dances' },
  });
  const text = await storeMedium(backend.ctx, bytes('Text'), { size: 4 });
  const { id } = await makeDirectory(
    backend.ctx,
    { productionId: production.id, terms: { de: 'Nur zur Berichterstattung.', en: 'For reports only.' } },
    [picture.id, text.id],
  );
  const { body, tags } = await directory(id, 'en');
  expect(body).toMatchObject({
    title: 'Salome: press pictures',
    terms: 'For reports only.',
    production: { id: production.id, title: 'Salome', url: `/en/productions/salome/${production.id}` },
    files_count: 2,
    archive_url: `/en/api/download-directories/${id}/archive/`,
    archive_size: 1004,
    urls: { de: `/de/pressedownloads/salome-presse/${id}`, en: `/en/pressedownloads/salome-press/${id}` },
  });
  expect(body.files).toMatchObject([
    {
      title: 'Salome dances',
      file_name: 'Salome 1.jpg',
      copyright: '© Foto Muster',
      width: 1600,
      picture: { id: picture.id },
      url: `/media/${picture.id}/aaaaaaaaaaaa/Salome%201.jpg?download`,
    },
    { title: 'text.pdf', mime: 'application/pdf', size: 4, width: null, picture: null },
  ]);
  expect(tags).toEqual(
    [`media:${picture.id}`, `media:${text.id}`, `press:${id}`, `production:${production.id}`].toSorted(),
  );
});

it('a press directory without files has empty lists', async () => {
  const { id } = await makeDirectory(backend.ctx);
  expect((await directory(id)).body).toMatchObject({ files: [], picture: null, production: null, archive_size: 0 });
  expect(await getError(backend, `/de/api/download-directories/${id}/archive/`)).toMatchObject({ status: 404 });
});

it('a press directory returns an error to visitors when offline, not yet public, unknown or with an invalid id, also for its zip', async () => {
  const medium = await storeMedium(backend.ctx, bytes('geheim'));
  const offline = await makeDirectory(backend.ctx, { state: 'draft' }, [medium.id]);
  const later = await makeDirectory(backend.ctx, { publishedAt: ago(-1) }, [medium.id]);
  for (const end of ['', 'archive/']) {
    for (const id of [offline.id, later.id, 2_147_483_647])
      expect(await getError(backend, `/de/api/download-directories/${id}/${end}`)).toMatchObject({ status: 404 });
    expect(await getError(backend, `/de/api/download-directories/abc/${end}`)).toMatchObject(badRequest('id'));
  }
  const editor = await backend.signIn('publisher');
  expect((await directory(later.id, 'de', editor)).body.id).toBe(later.id);
  const zip = await backend.app.request(`/de/api/download-directories/${offline.id}/archive/`, { headers: editor });
  expect(zip.status).toBe(200);
  expect(zip.headers.get('Cache-Control')).toContain('private');
  await zip.body?.cancel();
});

it('a single file is shown in the browser, or downloaded on request', async () => {
  const picture = await storeMedium(backend.ctx, bytes('Bild'), {
    kind: 'image',
    fileName: 'Grüße.jpg',
    mime: 'image/jpeg',
  });
  const { id } = await makeDirectory(backend.ctx, {}, [picture.id]);
  const url = (await directory(id)).body.files[0]?.url ?? '';
  const disposition = async (address: string) =>
    (await backend.app.request(address)).headers.get('Content-Disposition');
  expect(await disposition(url)).toBe(`attachment; filename="Grue.jpg"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.jpg`);
  expect(await disposition(url.replace('?download', ''))).toMatch(/^inline; /);
});

describe('the zip of a directory', () => {
  async function filled() {
    const copyright = { de: '© Foto Müller', en: '© Photo Müller' };
    const files = [
      await storeMedium(backend.ctx, bytes('eins'), { fileName: 'Bild.jpg', copyright }),
      await storeMedium(backend.ctx, bytes('zwei'), { fileName: 'bild.JPG' }),
      await storeMedium(backend.ctx, bytes('drei'), { fileName: 'Bildrechte-Copyright.txt' }),
      await storeMedium(backend.ctx, bytes(''), { fileName: 'Größe.txt' }),
    ];
    const terms = { de: 'Nur mit Bildnachweis.', en: 'Only with credit.' };
    return makeDirectory(
      backend.ctx,
      { terms, slug: { de: 'grüße', en: '' } },
      files.map(({ id }) => id),
    );
  }
  const requestPath = (id: number, init: RequestInit = {}, locale = 'de') =>
    backend.app.request(`/${locale}/api/download-directories/${id}/archive/`, init);

  it('has every file under a unique name and a text about rights in both languages', async () => {
    const { id } = await filled();
    const answer = await requestPath(id);
    expect(answer.status).toBe(200);
    const archive = await answer.bytes();
    expect(answer.headers.get('Content-Length')).toBe(String(archive.length));
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="grue.zip"; filename*=UTF-8''gr%C3%BC%C3%9Fe.zip`,
    );
    const files = readZip(archive);
    const { 'Bildrechte-Copyright.txt': text, ...others } = files;
    expect(others).toEqual({
      'Bild.jpg': 'eins',
      'bild-2.JPG': 'zwei',
      'Bildrechte-Copyright-2.txt': 'drei',
      'Größe.txt': '',
    });
    for (const part of [
      'Salome: Pressebilder\r\n\r\nNutzungsbedingungen\r\nNur mit Bildnachweis.\r\n',
      'Bild.jpg: © Foto Müller\r\nbild-2.JPG: –\r\n',
      'Salome: press pictures\r\n\r\nTerms of use\r\nOnly with credit.\r\n',
      'Bild.jpg: © Photo Müller\r\n',
    ])
      expect(text).toContain(part);
  });

  it('returns 304 for a known ETag, and HEAD returns its length', async () => {
    const { id } = await filled();
    const head = await requestPath(id, { method: 'HEAD' });
    expect(head.body).toBeNull();
    const etag = head.headers.get('ETag') ?? '';
    const whole = await requestPath(id);
    expect(head.headers.get('Content-Length')).toBe(String((await whole.bytes()).length));
    for (const known of [`W/"x", ${etag}`, '*'])
      expect((await requestPath(id, { headers: { 'If-None-Match': known } })).status).toBe(304);
    await backend.ctx.db.update(downloadDirectories).set({ terms: { de: 'Neue Bedingungen', en: '' } });
    expect((await requestPath(id, { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('resumes an interrupted download unless the zip has changed', async () => {
    const { id } = await filled();
    const whole = await (await requestPath(id)).bytes();
    const etag = (await requestPath(id, { method: 'HEAD' })).headers.get('ETag') ?? '';
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=37-', 37, whole.length - 1],
      ['bytes=-22', whole.length - 22, whole.length - 1],
      ['bytes=100-141', 100, 141],
    ] as const) {
      const part = await requestPath(id, { headers: { range, 'if-range': etag } });
      expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes ${start}-${end}/${whole.length}`]);
      expect(Buffer.from(await part.bytes()).equals(whole.slice(start, end + 1)), range).toBe(true);
    }
    expect((await requestPath(id, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
    const changed = await requestPath(id, { headers: { range: 'bytes=5-', 'if-range': '"other"' } });
    expect([changed.status, (await changed.bytes()).length]).toEqual([200, whole.length]);
  });

  it('refuses a client that asks for parts again and again, but neither the whole nor others', async () => {
    const { id } = await filled();
    const headers = { range: 'bytes=-1' };
    for (let asked = 0; asked < 20; asked += 1) await requestPath(id, { headers });
    const refused = await requestPath(id, { headers });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    expect((await requestPath(id)).status).toBe(200);
    expect((await requestPath(id, { headers, method: 'HEAD' })).status).toBe(206);
    now = new Date(now.getTime() + 3_600_000);
    expect((await requestPath(id, { headers })).status).toBe(206);
  });

  it('returns an error before the first byte when a file is missing', async () => {
    const lost = await storeMedium(backend.ctx, bytes('bald weg'));
    const { id } = await makeDirectory(backend.ctx, {}, [lost.id]);
    await backend.ctx.files.remove(originalKey(lost.hash));
    expect(await getError(backend, `/de/api/download-directories/${id}/archive/`)).toMatchObject({ status: 500 });
    expect(takeConsoleErrors().join()).toContain(`The file of medium ${lost.id} is missing`);
  });

  it.runIf(existsSync('/proc/self/fd'))(
    'closes its files when the client disconnects, and opens one at a time',
    async () => {
      const large = new Uint8Array(24 * 1024 * 1024).fill(7);
      const files = [];
      for (let number = 0; number < 3; number += 1) {
        large[0] = number;
        files.push(await storeMedium(backend.ctx, large, { fileName: `gross-${number}.bin`, size: large.length }));
      }
      const { id } = await makeDirectory(
        backend.ctx,
        {},
        files.map((file) => file.id),
      );
      const folder = path.join(backend.ctx.config.dataDir, 'media', 'originals');
      const listener = getRequestListener((request) => backend.app.fetch(request), { overrideGlobalObjects: false });
      const { url, close } = await listenOnLoopback(createServer(listener));
      const incoming = await new Promise<IncomingMessage>((answered, failed) => {
        httpGet(`${url}/de/api/download-directories/${id}/archive/`, answered).on('error', failed);
      });
      expect(Number(incoming.headers['content-length'])).toBeGreaterThan(3 * large.length);
      incoming.once('data', () => incoming.pause());
      await vi.waitFor(async () => expect(await openFilesBelow(folder)).toBe(1), { timeout: 10_000 });
      incoming.destroy();
      await vi.waitFor(async () => expect(await openFilesBelow(folder)).toBe(0), { timeout: 10_000 });
      await close();
    },
  );
});

/** Number of files below a folder that this process has open. */
async function openFilesBelow(folder: string): Promise<number> {
  const handles = await readdir('/proc/self/fd');
  const targets = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder)).length;
}
