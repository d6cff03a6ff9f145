import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { createApp } from '#server/app.ts';
import { embeddedDump } from '#tests/embedded-dump.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import { openDatabase } from '../../db/open-database.ts';
import { media } from '../../db/tables/media.ts';
import { openStorage } from '../../platform/files/stored-files.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { onceAcrossProcesses } from '../../platform/pictures/across-processes.ts';
import { png, storeFile, upload } from '../../platform/pictures/pictures.fixture.ts';
import { rendered } from '../../platform/pictures/renditions.ts';
import { readBackup } from '../backup/read-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';

const emptyDump = await embeddedDump();
const server = await startS3Server();
afterAll(() => server.end());
const t = await sharedBackend({ config: { media: server.store } });
const editor = await t.signIn('publisher');
let picture: { id: number; hash: string; address: string; bytes: Uint8Array };

beforeAll(async () => {
  const { id } = await storeFile(t, editor, await png({ width: 800, height: 600 }), 'bild.png');
  const [row] = await t.ctx.db.select().from(media);
  const hash = row?.hash ?? '';
  const bytes = await t.ctx.files.read(originalKey(hash));
  if (!bytes) throw new Error('The upload is not in the store');
  picture = { id, hash, address: `/media/${id}/${hash.slice(0, 12)}`, bytes };
});

describe('media in a store', () => {
  it('leave nothing in the data folder', async () => {
    expect(await readdir(t.ctx.config.dataDir)).not.toContain('media');
  });

  it('are sent from our own address, in parts, with ETag and for ever', async () => {
    const whole = await t.app.request(`${picture.address}/bild.png`);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(new Uint8Array(picture.bytes));
    const part = await t.app.request(`${picture.address}/bild.png`, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(picture.bytes.subarray(10, 20)));
    const etag = whole.headers.get('etag') ?? '';
    const again = await t.app.request(`${picture.address}/bild.png`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.runIf(testEngine() === 'postgres')('are rendered once when two processes need them at the same time', async () => {
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const files = { ...(await openStorage(t.ctx.config)), alone: onceAcrossProcesses(t.ctx.db) };
        return createApp({ ...t.ctx, files });
      }),
    );
    const before = rendered.count;
    const answers = await Promise.all(processes.map(async (app) => app.request(`${picture.address}/320.webp`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(rendered.count - before).toBe(1);
  });

  it('are in a backup, and restored into another store', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-store-backup-'));
    const other = await startS3Server();
    const memory = { dump: emptyDump };
    const house = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: '', memory });
    const file = path.join(folder, 'house.tar.gz');
    expect(await writeBackup(t.database, t.ctx.config, { file })).toMatchObject({ files: 1, absent: 0 });
    const config = { dataDir: path.join(folder, 'data'), media: other.store, authSecret: undefined };
    expect(await readBackup(house, { config, source: file, force: false })).toMatchObject({ files: 1, absent: 0 });
    const files = await openStorage(config);
    expect(await files.list('originals')).toEqual([originalKey(picture.hash)]);
    await house.close();
    await other.end();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['de', 'Speicher für Bilder'],
    ['en', 'store for pictures'],
  ])('answer 503 with a sentence while the store is away, and keep nothing half (%s)', async (locale, words) => {
    const gone = await startS3Server();
    const files = await openStorage({ dataDir: '', media: gone.store });
    await gone.end();
    const app = createApp({ ...t.ctx, files });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = await t.ctx.db.$count(media);
    const form = upload(await png(), 'neu.png');
    const answer = await app.request(`/${locale}/api/media/`, { method: 'POST', headers: editor, body: form });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(errorSchema.parse(await answer.json()).message).toContain(words);
    expect(await t.ctx.db.$count(media)).toBe(before);
    expect((await app.request(`${picture.address}/bild.png`)).status).toBe(503);
    const ready = await app.request('/readyz');
    expect(await ready.json()).toMatchObject({ status: 'failed', storage: 'failed' });
    log.mockRestore();
  });

  it('are played from any place: parts of a film, and 416 past its end', async () => {
    const film = await readFile(path.join(import.meta.dirname, '../../../demo/content/media/sign-language.mp4'));
    const { url } = await storeFile(t, editor, film, 'f.mp4');
    const last = await t.app.request(url, { headers: { range: 'bytes=-100' } });
    expect([last.status, last.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    expect(last.headers.get('content-range')).toBe(`bytes ${film.length - 100}-${film.length - 1}/${film.length}`);
    expect(Buffer.from(await last.arrayBuffer())).toEqual(film.subarray(-100));
    const open = await t.app.request(url, { headers: { range: 'bytes=40000-' } });
    expect(Buffer.from(await open.arrayBuffer())).toEqual(film.subarray(40_000));
    const past = await t.app.request(url, { headers: { range: `bytes=${film.length}-` } });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
  });
});
