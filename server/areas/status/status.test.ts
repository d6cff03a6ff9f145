import { describe, expect, it } from 'vitest';
import { type Status, statusApi } from '#contract/office/status-api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '#server/app-context.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { get, sharedBackend } from '#tests/test-backend.ts';
import { createApp } from '../../app.ts';
import { backupRuns } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { checkFileStore } from '../../platform/files/check-file-store.ts';
import { maxAttempts } from '../../platform/outbox/send.ts';
import { judgeHealth } from './health-checks.ts';

const path = '/de/api/status/';
const backend = await sharedBackend();
const admin = await backend.signIn('admin');
await checkFileStore({ db: backend.ctx.db, files: backend.ctx.files, place: 'media' });

const read = async (): Promise<Status> => (await get(backend, path, statusApi.show.response, admin)).body;
const codesOf = ({ findings }: Status) => findings.map(({ code }) => code);

it('names program, database, storage and processes of an empty installation', async () => {
  const status = await read();
  expect(status.program).toMatchObject({ version: expect.stringMatching(/^\d+\./), node: process.versions.node });
  expect(status.database).toMatchObject({ engine: backend.database.engine, missing_migrations: 0 });
  expect(status.database.bytes).toBeGreaterThan(0);
  expect(status.storage).toMatchObject({ files: 0, bytes: 0, disk: { free_bytes: expect.any(Number) } });
  expect(status.processes.map(({ name }) => name)).toEqual([expect.stringMatching(new RegExp(`:${process.pid}$`))]);
  expect(status.page_cache).toBeNull();
  expect(codesOf(status)).toContain('backup_missing');
});

it.each<[string, AppContext['files']['read']]>([
  ['cannot be reached', () => Promise.reject(new AppError('unavailable', 'media_store_away'))],
  ['is that of another database', async () => new TextEncoder().encode('another')],
])('says that the store of the media %s', async (_, readFile) => {
  expect((await read()).storage.available).toBe(true);
  const app = createApp({ ...backend.ctx, files: { ...backend.ctx.files, read: readFile } });
  const answer = await app.request(path, { headers: admin });
  const status = statusApi.show.response.parse(await answer.json());
  expect(status.findings[0]).toEqual({ group: 'storage', code: 'media_away', severity: 'error' });
});

it('counts media, cached pages, and what waits or has failed, without addresses', async () => {
  await makePicture(backend.ctx);
  const mail = { kind: 'contact', recipient: 'anna@mail.example', replyTo: '', subject: 'Frage', body: 'geheim' };
  const signUp = { channel: 'newsletter', payload: { email: 'anna@mail.example', lists: [8] } };
  const now = new Date();
  const old = new Date(now.getTime() - 2 * 3_600_000);
  const due = { nextAttemptAt: now, createdAt: now };
  await backend.ctx.db.insert(outbox).values([
    { channel: 'mail', payload: mail, ...due, attempts: maxAttempts },
    { channel: 'mail', payload: mail, ...due, createdAt: old },
    { channel: 'mail', payload: mail, ...due, sentAt: now },
    { ...signUp, ...due },
    { ...signUp, ...due, attempts: maxAttempts },
  ]);
  const app = createApp({ ...backend.ctx, pageStock: () => ({ pages: 3, bytes: 4096 }) });
  const answer = await app.request(path, { headers: admin });
  const text = await answer.text();
  expect(text).not.toMatch(/anna|geheim|Frage/);
  const status = statusApi.show.response.parse(JSON.parse(text));
  expect(status.storage.files).toBe(1);
  expect(status.page_cache).toMatchObject({ pages: 3, bytes: 4096 });
  expect(status.outbox).toEqual({
    mail: { waiting: 1, given_up: 1, waiting_since: old.toISOString() },
    newsletter: { waiting: 1, given_up: 1, waiting_since: now.toISOString() },
  });
  expect(codesOf(status)).toEqual(expect.arrayContaining(['mails_failed', 'newsletter_failed', 'mails_late']));
  expect(codesOf(status)).not.toContain('newsletter_late');
});

it('shows a failed backup with its reason until a complete one follows', async () => {
  const { db } = backend.ctx;
  const run = { kind: 'scheduled' as const, host: 'bühne', file: '/backups/a.tar.gz' };
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await db.insert(backupRuns).values([
    { ...run, startedAt: at(3), finishedAt: at(3), bytes: 1234 },
    { ...run, startedAt: at(2), finishedAt: at(2), error: 'ENOSPC: no space left on device' },
  ]);
  const failed = await read();
  expect(failed.backup).toMatchObject({ last_bytes: 1234, failed_reason: 'ENOSPC: no space left on device' });
  expect(failed.findings).toContainEqual({ group: 'backup', code: 'backup_failed', severity: 'error' });
  await db.insert(backupRuns).values({ ...run, startedAt: at(1), finishedAt: at(1), bytes: 99 });
  const good = await read();
  expect(good.backup).toMatchObject({ last_bytes: 99, failed_at: null, failed_reason: null });
  expect(codesOf(good).filter((code) => code.startsWith('backup'))).toEqual([]);
});

describe('findings', () => {
  const gigabyte = 1024 ** 3;
  const channel = { waiting: 0, given_up: 0, waiting_since: null };
  const healthy: Omit<Status, 'findings'> = {
    read_at: '2026-11-25T12:00:00.000Z',
    program: { version: '1.0.0', node: '26.0.0', started_at: '2026-11-25T11:00:00.000Z' },
    database: {
      engine: 'postgres',
      version: '17.2',
      bytes: 1,
      clock_difference: 5,
      missing_migrations: 0,
      connections: { used: 5, limit: 100 },
    },
    storage: { files: 1, bytes: 1, available: true, disk: { free_bytes: 50 * gigabyte, total_bytes: 100 * gigabyte } },
    backup: {
      every_hours: 24,
      last_at: '2026-11-25T03:00:00.000Z',
      last_bytes: 1,
      failed_at: null,
      failed_reason: null,
      running_since: null,
    },
    outbox: { mail: channel, newsletter: channel },
    page_cache: null,
    processes: [],
  };
  const { database, storage, backup } = healthy;
  const disk = (free: number) => ({ storage: { ...storage, disk: { free_bytes: free, total_bytes: 100 * gigabyte } } });

  it.each<[string, Partial<Status>, string[]]>([
    ['nothing', {}, []],
    ['missing migrations', { database: { ...database, missing_migrations: 1 } }, ['warn migrations_missing']],
    [
      'nearly all connections',
      { database: { ...database, connections: { used: 90, limit: 100 } } },
      ['warn connections_scarce'],
    ],
    ['a clock an hour off', { database: { ...database, clock_difference: -3_600_000 } }, ['error clock_differs']],
    ['little space', disk(1.5 * gigabyte), ['warn disk_scarce']],
    ['no space', disk(1000), ['error disk_full']],
    ['a store that is away', { storage: { ...storage, available: false } }, ['error media_away']],
    ['an unknown disk', { storage: { ...storage, disk: null } }, []],
    ['no backup', { backup: { ...backup, last_at: null } }, ['warn backup_missing']],
    [
      'the first backup, while it is being written',
      { backup: { ...backup, last_at: null, running_since: '2026-11-25T11:59:00.000Z' } },
      [],
    ],
    ['an old backup', { backup: { ...backup, last_at: '2026-11-20T03:00:00.000Z' } }, ['warn backup_overdue']],
    [
      'an old backup and a failed one, the failed one first',
      { backup: { ...backup, last_at: '2026-11-20T03:00:00.000Z', failed_at: '2026-11-25T03:00:00.000Z' } },
      ['error backup_failed', 'warn backup_overdue'],
    ],
  ])('%s', (_, changed, expected) => {
    const found = judgeHealth({ ...healthy, ...changed });
    expect(found.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  });
});
