import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { media } from '#server/db/tables/media.ts';
import { backupRuns } from '#server/db/tables/audit.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { callCommand } from '#tests/call-command.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { lastBackups } from './backup-runs.ts';
import { backUpIfDue, startBackups } from './start-backups.ts';

const hour = 3_600_000;
const script = 'server/areas/backup/command.ts';
let now = new Date('2026-11-25T03:00:00Z');
const root = await temporaryFolder();
const backend = await sharedBackend({ clock: () => now });
await backend.signIn('admin');
afterEach(async () => {
  vi.restoreAllMocks();
  await backend.ctx.db.delete(backupRuns);
});

function partsIn(name: string) {
  const backups = { every: 24 * hour, keep: { days: 2, weeks: 0 }, folder: path.join(root, name) };
  return { ...backend.ctx, database: backend.database, backups };
}

it('writes a verified backup when it is due, rotates, and records it', { timeout: 60_000 }, async () => {
  const parts = partsIn('daily');
  for (const day of [25, 26, 27]) {
    now = new Date(`2026-11-${day}T03:00:00Z`);
    expect(await backUpIfDue(parts)).toBe('written');
    expect(await backUpIfDue(parts)).toBeNull();
  }
  const names = await readdir(parts.backups.folder);
  expect(names.toSorted()).toEqual(['proscenium-20261126T030000Z.tar.gz', 'proscenium-20261127T030000Z.tar.gz']);
  const file = path.join(parts.backups.folder, names[0] ?? '');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const { good, failed, running } = await lastBackups(backend.ctx.db);
  expect(good).toMatchObject({ kind: 'scheduled', startedAt: now, error: null });
  expect(good?.bytes).toBeGreaterThan(0);
  expect([failed, running]).toEqual([null, null]);
});

it('removes no backup of another house in the same folder', { timeout: 60_000 }, async () => {
  const parts = partsIn('shared');
  await mkdir(parts.backups.folder);
  const others = ['proscenium-20260101T030000Z.tar.gz', 'proscenium-20260102T030000Z.tar.gz'];
  for (const name of others) await writeFile(path.join(parts.backups.folder, name), '');
  for (const day of [25, 26, 27]) {
    now = new Date(`2026-11-${day}T03:00:00Z`);
    expect(await backUpIfDue(parts)).toBe('written');
  }
  const names = await readdir(parts.backups.folder);
  expect(names.toSorted()).toEqual([
    ...others,
    'proscenium-20261126T030000Z.tar.gz',
    'proscenium-20261127T030000Z.tar.gz',
  ]);
});

it(
  'the schedule reports an old backup that it cannot remove, and the next one is due as usual',
  { timeout: 60_000 },
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const parts = partsIn('kept');
    await backUpIfDue(parts);
    const [first = ''] = await readdir(parts.backups.folder);
    const kept = path.join(parts.backups.folder, first);
    await rm(kept);
    await mkdir(kept);
    parts.backups.keep.days = 1;
    now = new Date(now.getTime() + 24 * hour);
    await backUpIfDue(parts);
    const { good, failed } = await lastBackups(backend.ctx.db);
    expect(good?.startedAt).toEqual(now);
    expect(failed?.error).toContain(`It is complete, but ${first} could not be removed: `);
    now = new Date(now.getTime() + hour);
    expect(await backUpIfDue(parts)).toBeNull();
    await rm(kept, { recursive: true });
    now = new Date(now.getTime() + 23 * hour);
    expect(await backUpIfDue(parts)).toBe('written');
    expect(await readdir(parts.backups.folder)).toHaveLength(1);
  },
);

it('without a schedule the place is for the commands only', async () => {
  const { backups } = readConfig({ BACKUP_DIR: '/b' });
  expect(backups).toMatchObject({ every: undefined, folder: '/b' });
  if (backups) expect(await backUpIfDue({ ...partsIn('never'), backups })).toBeNull();
});

it('of several processes one writes it', { timeout: 60_000 }, async () => {
  const parts = partsIn('several');
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => backUpIfDue(parts)));
  expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
  expect(await readdir(parts.backups.folder)).toHaveLength(1);
});

it('a failure is logged, recorded and tried again after an hour', { timeout: 60_000 }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts = partsIn('failing');
  await writeFile(parts.backups.folder, 'a file where the folder should be');
  expect(await backUpIfDue(parts)).toBe('failed');
  expect(log.mock.calls.flat().join('\n')).toMatch(/^Scheduled backup to .*failing.* failed: /);
  expect((await lastBackups(backend.ctx.db)).failed?.error).toMatch(/EEXIST|ENOTDIR/);
  await rm(parts.backups.folder);
  expect(await backUpIfDue(parts)).toBeNull();
  now = new Date(now.getTime() + hour);
  expect(await backUpIfDue(parts)).toBe('written');
  expect((await lastBackups(backend.ctx.db)).failed).toBeNull();
});

it('a backup without a file of the media library fails and leaves nothing', { timeout: 60_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const parts = partsIn('refused');
  // It has no file in this media folder.
  await makePicture(backend.ctx);
  expect(await backUpIfDue(parts)).toBe('failed');
  expect(await readdir(parts.backups.folder)).toEqual([]);
  expect((await lastBackups(backend.ctx.db)).failed?.error).toMatch(/1 files of the media library are missing/);
  await backend.ctx.db.delete(media);
});

it('what a killed process left is removed, and its run counts as failed after six hours', async () => {
  const parts = partsIn('killed');
  await mkdir(parts.backups.folder);
  const left = path.join(parts.backups.folder, 'proscenium-20261101T030000Z.tar.gz.unverified.part');
  await writeFile(left, 'half');
  const run = { kind: 'scheduled', host: 'other', file: left, startedAt: now } as const;
  await backend.ctx.db.insert(backupRuns).values(run);
  now = new Date(now.getTime() + 5 * hour);
  expect(await backUpIfDue(parts)).toBeNull();
  now = new Date(now.getTime() + 2 * hour);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await backUpIfDue(parts);
  expect((await readdir(parts.backups.folder)).includes(path.basename(left))).toBe(false);
});

it('stopping the server ends a running backup, and the next process writes it', async () => {
  const parts = partsIn('stopped');
  const job = await startBackups(parts, 10);
  await vi.waitFor(async () => expect((await lastBackups(backend.ctx.db)).running).not.toBeNull(), { interval: 1 });
  await job.close();
  expect(await backend.ctx.db.$count(backupRuns)).toBe(0);
  expect((await readdir(parts.backups.folder)).filter((name) => !name.endsWith('.unverified'))).toEqual([]);
});

it('a rehearsal restores an archive and leaves nothing; a damaged one is refused', { timeout: 120_000 }, async () => {
  const parts = partsIn('rehearsed');
  expect(await backUpIfDue(parts)).toBe('written');
  const file = path.join(parts.backups.folder, (await readdir(parts.backups.folder))[0] ?? '');
  const temporary = { TMPDIR: path.join(root, 'tmp') };
  await mkdir(temporary.TMPDIR);
  const good = await callCommand(script, ['backup', '--rehearse', file], { env: temporary });
  expect(good).toMatchObject({ code: 0, errors: '' });
  expect(good.out).toMatch(/can be restored: \d+ rows and 0 files, in .* s, into a temporary database/);
  expect(await readdir(temporary.TMPDIR)).toEqual([]);
  await writeFile(file, 'not an archive');
  const bad = await callCommand(script, ['backup', '--rehearse', file], { env: temporary });
  expect(bad).toMatchObject({ code: 1, out: '' });
  expect(await readdir(temporary.TMPDIR)).toEqual([]);
});

it.each<[Record<string, string>, RegExp]>([
  [{ BACKUP_EVERY: 'daily' }, /BACKUP_EVERY: must be hours or days/],
  [{ BACKUP_EVERY: '0h' }, /BACKUP_EVERY/],
  [{ BACKUP_EVERY: '24h', BACKUP_KEEP: '7' }, /BACKUP_KEEP: must be days and weeks/],
  [{ BACKUP_KEEP: '7d' }, /BACKUP_KEEP: needs BACKUP_EVERY/],
  [{ BACKUP_EVERY: '24h', BACKUP_DIR: '/proc/1/backups' }, /BACKUP_DIR: must be a folder on a disk/],
  [{ BACKUP_KEEP: '3d' }, /BACKUP_KEEP: needs BACKUP_EVERY/],
  [
    { BACKUP_DIR: 's3://house/media', MEDIA_URL: 's3://house/media' },
    /BACKUP_DIR: must be another bucket, or another prefix, than MEDIA_URL/,
  ],
])('refuses the settings %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it('reads the settings', () => {
  expect(readConfig({}).backups).toBeUndefined();
  expect(readConfig({ BACKUP_EVERY: '7d', BACKUP_KEEP: '3d', BACKUP_DIR: '/b' }).backups).toEqual({
    every: 168 * hour,
    keep: { days: 3, weeks: 0 },
    folder: '/b',
  });
  expect(readConfig({ BACKUP_EVERY: '12h', DATA_DIR: '/d' }).backups).toEqual({
    every: 12 * hour,
    keep: { days: 7, weeks: 4 },
    folder: '/d/backups',
  });
});
