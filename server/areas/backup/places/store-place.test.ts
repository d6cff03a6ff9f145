import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { createS3Client } from '#server/platform/files/s3-client.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { callCommand } from '#tests/call-command.ts';
import { everything } from '#tests/extent.ts';
import { runCommand } from '#tests/run-command.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { createTcpProxy } from '#tests/tcp-proxy.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { lastBackups } from '../schedule/backup-runs.ts';
import { backUpIfDue } from '../schedule/start-backups.ts';
import { storePlace } from './store-place.ts';

const script = 'server/areas/backup/command.ts';
let now = new Date('2026-11-25T03:00:00Z');
const root = await temporaryFolder();
const server = await startS3Server();
afterAll(() => server.end());
const backend = await sharedBackend({ clock: () => now });
await backend.signIn('admin');
afterAll(() => void vi.restoreAllMocks());

const environment = () => ({
  BACKUP_EVERY: '24h',
  BACKUP_KEEP: '2d',
  BACKUP_DIR: server.url.replace('house/media', 'house/backups'),
  DATA_DIR: path.join(root, 'data'),
  ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
});

function parts() {
  const { backups } = readConfig(environment());
  if (!backups) throw new Error('There are no backups in the settings');
  return { ...backend.ctx, database: backend.database, backups };
}

it(
  'scheduled backups are kept in the store, old ones are removed there',
  { timeout: 60_000, tags: 'long' },
  async () => {
    const client = createS3Client(server.store);
    const foreign = { Bucket: 'house', Key: 'backups/readme.txt' };
    await client.send(new PutObjectCommand({ ...foreign, Body: 'not a backup' }));
    for (const day of [25, 26, 27]) {
      now = new Date(`2026-11-${day}T03:00:00Z`);
      expect(await backUpIfDue(parts())).toBe('written');
    }
    const listed = await callCommand(script, ['backup', '--list'], { env: environment() });
    expect(listed).toMatchObject({ code: 0, errors: '' });
    expect(listed.out.trim().split('\n')).toEqual([
      'proscenium-20261127T030000Z.tar.gz',
      'proscenium-20261126T030000Z.tar.gz',
    ]);
    expect((await lastBackups(backend.ctx.db)).good?.file).toBe(
      's3://house/backups/proscenium-20261127T030000Z.tar.gz',
    );
    expect(await (await client.send(new GetObjectCommand(foreign))).Body?.transformToString()).toBe('not a backup');
    await client.send(new DeleteObjectCommand(foreign));
    // Nothing of them stays on this machine.
    expect(await readdir(parts().backups.folder)).toEqual([]);
  },
);

it(
  'a backup in the store is verified, rehearsed and restored by its name',
  { timeout: 120_000, tags: 'long' },
  async () => {
    const name = 'proscenium-20261127T030000Z.tar.gz';
    const temporary = path.join(root, 'tmp');
    const env = { ...environment(), TMPDIR: temporary, DATABASE_URL: '' };
    await mkdir(temporary);
    const verified = await callCommand(script, ['backup', '--verify', name], { env });
    expect(verified).toMatchObject({ code: 0, errors: '' });
    expect(verified.out).toMatch(/is complete: \d+ rows/);
    if (everything) {
      const rehearsed = await callCommand(script, ['backup', '--rehearse', name], { env });
      expect(rehearsed).toMatchObject({ code: 0, errors: '' });
      expect(rehearsed.out).toMatch(/can be restored: \d+ rows/);
    }
    const restored = await runCommand(script, ['restore', name], { env });
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.out).toMatch(/^Restored \d+ rows/);
    expect(await readdir(temporary)).toEqual([]);
    const unknown = await callCommand(script, ['restore', 'proscenium-20200101T030000Z.tar.gz'], { env });
    expect(unknown).toMatchObject({ code: 1, out: '' });
    expect(unknown.errors).toContain('nor a backup s3://house/backups/proscenium-20200101T030000Z.tar.gz');
  },
);

it('a store may take its time if the client allows it; a process that ends stops an upload', async () => {
  const endpoint = new URL(server.store.endpoint ?? '');
  const proxy = await createTcpProxy({ host: endpoint.hostname, port: Number(endpoint.port) });
  const slow = { ...server.store, endpoint: `http://127.0.0.1:${proxy.port}`, prefix: 'slow/' };
  proxy.delay(300);
  const put = (requestTimeout: number) =>
    createS3Client(slow, requestTimeout).send(new PutObjectCommand({ Bucket: 'house', Key: 'slow/x', Body: 'x' }));
  await expect(put(100)).rejects.toThrow(/timeout|timed out/i);
  await put(5000);
  const draft = path.join(root, 'draft.tar.gz');
  await writeFile(draft, 'an archive');
  const ended = new AbortController();
  proxy.delay(2000);
  const taken = storePlace(slow).take(draft, 'proscenium-20261127T030000Z.tar.gz', ended.signal);
  ended.abort();
  await expect(taken).rejects.toThrow('cannot be used: AbortError');
  expect(await readFile(draft, 'utf8')).toBe('an archive');
  proxy.delay(0);
  await proxy.shut();
});

it(
  'a store that is away fails the backup, which is recorded; nothing is left behind',
  { timeout: 60_000 },
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await server.stop();
    now = new Date('2026-11-28T03:00:00Z');
    expect(await backUpIfDue(parts())).toBe('failed');
    expect((await lastBackups(backend.ctx.db)).failed?.error).toMatch(/^The store of the backups .*ECONNREFUSED/);
    expect(log.mock.calls.flat().join('\n')).toContain('Scheduled backup to s3://house/backups/');
    expect(await readdir(parts().backups.folder)).toEqual([]);
  },
);

it('refuses a BACKUP_DIR that is no address of a store', () => {
  expect(() => readConfig({ BACKUP_EVERY: '24h', BACKUP_DIR: 's3://X' })).toThrow(
    /BACKUP_DIR: must be a folder, or look/,
  );
});
