import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { makeArticle } from '#tests/factories/rows.ts';
import { embeddedDump } from '#tests/embedded-dump.ts';
import { fullBodies, makeTargets } from '#tests/factories/resource.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { resources } from '#contract/resources.ts';
import { baseline, lastBeforeBaseline } from '../../db/migrate.ts';
import { media } from '../../db/tables/media.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { takeOverRuns } from '../../db/tables/site.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { StagedFiles } from '../../platform/files/staged-files.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { stateOf } from '../../platform/outbox/entry-state.ts';
import { backedUpTables } from './backed-up-tables.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = await temporaryFolder();
// Migrating an empty house anew would take most of the time of each test.
const emptyDump = await embeddedDump();
const backend = await sharedBackend();
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  const [editor, admin] = [await backend.signIn('publisher'), await backend.signIn('admin')];
  const bodies = fullBodies(await makeTargets(backend.ctx));
  for (const { name, path: place, access } of resources) {
    const headers = access === 'settings' ? admin : editor;
    const made = await send(backend, 'POST', `/de/api/${place}/?translations=all`, headers, bodies[name]);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  }
  await makeArticle(backend.ctx);
  const bytes = Buffer.from('ein Bild');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await backend.ctx.files.write(`originals/${hash.slice(0, 2)}/${hash}`, bytes);
  await backend.ctx.db.update(media).set({ hash });
  await backend.ctx.files.write(`renditions/${hash.slice(0, 2)}/${hash}/320.webp`, bytes);
});
afterAll(async () => {
  for (const database of opened) await database.close();
});

/** A migrated, empty installation on the embedded engine. */
async function emptyHouse(): Promise<OpenDatabase> {
  const database = await openDatabase({
    databaseUrl: undefined,
    databasePool: 1,
    dataDir: '',
    memory: { dump: emptyDump },
  });
  opened.push(database);
  return database;
}

const configOf = (name: string) => ({ dataDir: path.join(folder, name), authSecret: undefined });

/** Writes the backup of an empty house in which the migrations with these hashes have run. */
async function backupWith(...hashes: string[]): Promise<string> {
  const house = await emptyHouse();
  await house.pool.query('delete from drizzle.__drizzle_migrations');
  for (const hash of hashes)
    await house.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, 0)', [hash]);
  const file = path.join(folder, `${hashes.length}-${hashes.at(-1)}.tar.gz`);
  await writeBackup(house, configOf('other-version'), { file });
  return file;
}

/** All rows of all tables in the backup. */
async function everything({ pool }: Pick<OpenDatabase, 'pool'>): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const { name } of await backedUpTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
      found[name] = rows.map(({ row }) => row).toSorted();
    }
    return found;
  } finally {
    client.release();
  }
}

it('a backup contains everything and can be restored on the other engine and back', async () => {
  const before = await everything(backend.database);
  expect(Object.values(before).flat().length).toBeGreaterThan(40);
  const first = path.join(folder, 'first.tar.gz');
  const written = await writeBackup(backend.database, backend.ctx.config, { file: first });
  expect(written.files).toBe(1);
  const other = await emptyHouse();
  expect(await readBackup(other, { config: configOf('other'), source: first, force: false })).toEqual({
    ...written,
    held: 0,
  });
  expect(await everything(other)).toEqual(before);
  const second = path.join(folder, 'second.tar.gz');
  await writeBackup(other, configOf('other'), { file: second });
  await readBackup(backend.database, { config: backend.ctx.config, source: second, force: true });
  expect(await everything(backend.database)).toEqual(before);
  const originals = await readdir(path.join(folder, 'other', 'media', 'originals'), { recursive: true });
  expect(originals).toHaveLength(2);
  expect(await readdir(path.join(folder, 'other', 'media'))).toEqual(['originals']);
  expect(await readFile(path.join(folder, 'other', 'secret'), 'utf8')).toBe(
    await readFile(path.join(backend.ctx.config.dataDir, 'secret'), 'utf8'),
  );
});

it('a backup is restored when the last migration before the baseline was the last', async () => {
  const source = await backupWith('first', lastBeforeBaseline);
  expect(await readBackup(await emptyHouse(), { config: configOf('before'), source, force: false })).toMatchObject({
    absent: 0,
  });
});

it.each([
  ['older', ['first', 'second'], /Restore it with the version of /],
  ['newer', [baseline().hash, 'newer'], /from a newer version than this one/],
])('a backup is refused when its migrations are %s', async (name, hashes, reason) => {
  const source = await backupWith(...hashes);
  const house = await emptyHouse();
  const before = await everything(house);
  await expect(readBackup(house, { config: configOf(name), source, force: false })).rejects.toThrow(reason);
  expect(await everything(house)).toEqual(before);
});

it('a backup restores search, counters and the ability to add entries', async () => {
  const found = await backend.app.request('/de/api/search/?query=Elektra');
  expect(JSON.stringify(await found.json())).toContain('Elektra');
  const days = await backend.ctx.db.execute(sql`select count(*)::int as count from event_days where count > 0`);
  expect(days.rows[0]).not.toEqual({ count: 0 });
  const editor = await backend.ctx.db.execute(sql`select count(*)::int as count from sessions`);
  expect(editor.rows[0]).toEqual({ count: 0 });
  const made = await backend.ctx.db.execute(
    sql`insert into venues (slug, name) values ('neu', '{"de":"Neu","en":""}') returning id`,
  );
  expect(made.rows).toHaveLength(1);
});

it('a restored backup neither sends what was waiting when it was written nor goes on with a take-over', async () => {
  const house = await emptyHouse();
  const { db } = house;
  const now = new Date();
  const mail = { channel: 'mail', payload: {}, nextAttemptAt: now };
  await db.insert(outbox).values([
    { ...mail, attempts: 2 },
    { ...mail, sentAt: now },
  ]);
  await db.insert(outbox).values([
    { ...mail, channel: 'newsletter' },
    { ...mail, channel: 'forgotten-password' },
  ]);
  const run = { source: 'https://old.example', state: 'draft' as const, subjects: [], startedAt: now };
  await db.insert(takeOverRuns).values([run, { ...run, status: 'done' as const }]);
  const source = path.join(folder, 'waiting.tar.gz');
  await writeBackup(house, configOf('waiting'), { file: source });
  expect(await readBackup(house, { config: configOf('waiting'), source, force: true })).toMatchObject({ held: 2 });
  const rows = await db.select().from(outbox).orderBy(outbox.id);
  expect(rows.map(stateOf)).toEqual(['given_up', 'sent', 'given_up', 'waiting']);
  const runs = await db.select().from(takeOverRuns).orderBy(takeOverRuns.id);
  expect(runs.map(({ status }) => status)).toEqual(['stopped', 'done']);
});

it('a backup refuses to overwrite an installation that has entries unless forced', async () => {
  const file = path.join(folder, 'third.tar.gz');
  await writeBackup(backend.database, backend.ctx.config, { file });
  await expect(
    readBackup(backend.database, { config: backend.ctx.config, source: file, force: false }),
  ).rejects.toThrow('This house is not empty');
});

it('a backup refuses the files of another house, until it is told to take them over', async () => {
  const file = path.join(folder, 'fourth.tar.gz');
  await writeBackup(backend.database, backend.ctx.config, { file });
  const config = configOf('of-another');
  const marker = path.join(config.dataDir, 'media/store-id');
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, '11111111-2222-4333-8444-555555555555\n');
  const house = await emptyHouse();
  const before = await everything(house);
  await expect(readBackup(house, { config, source: file, force: false })).rejects.toThrow('restore with --take-store');
  expect(await everything(house)).toEqual(before);
  expect(await readdir(path.join(config.dataDir, 'media'))).toEqual(['store-id']);
  await readBackup(house, { config, source: file, force: false, takeStore: true });
  const { rows } = await house.pool.query<{ id: string }>('select id from file_store');
  // The other house is refused its files from now on.
  expect(rows).toEqual([{ id: expect.not.stringContaining('11111111') }]);
  expect(await readFile(marker, 'utf8')).toBe(`${rows[0]?.id}\n`);
});

it('a restored backup keeps its files when the mark of the database cannot be written into the store', async () => {
  const file = path.join(folder, 'unmarked.tar.gz');
  await writeBackup(backend.database, backend.ctx.config, { file });
  const config = configOf('unmarked');
  const marker = path.join(config.dataDir, 'media/store-id');
  const house = await emptyHouse();
  const { publish } = StagedFiles.prototype;
  const publishing = vi.spyOn(StagedFiles.prototype, 'publish').mockImplementation(async function (this: StagedFiles) {
    await publish.call(this);
    // Nothing can be written in the place of a folder.
    await mkdir(marker, { recursive: true });
  });
  const restored = readBackup(house, { config, source: file, force: false, takeStore: true });
  await expect(restored).rejects.toThrow(/^The backup is restored, but .*store-id/);
  publishing.mockRestore();
  const { rows } = await house.pool.query<{ hash: string }>('select hash from media');
  const [hash = ''] = rows.map((row) => row.hash);
  expect(await readFile(path.join(config.dataDir, 'media', originalKey(hash)), 'utf8')).toBe('ein Bild');
  expect((await readdir(config.dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
});

it('a backup changes nothing when the file is no backup or is truncated', async () => {
  const house = await emptyHouse();
  const before = await everything(house);
  const none = path.join(folder, 'none.tar.gz');
  await writeFile(none, 'kein Archiv');
  await expect(readBackup(house, { config: configOf('none'), source: none, force: false })).rejects.toThrow(
    'cannot be read as a backup',
  );
  const whole = await readFile(path.join(folder, 'first.tar.gz'));
  const half = path.join(folder, 'half.tar.gz');
  await writeFile(half, whole.subarray(0, Math.floor(whole.length * 0.7)));
  await expect(readBackup(house, { config: configOf('half'), source: half, force: false })).rejects.toThrow(
    'cannot be read as a backup',
  );
  expect(await everything(house)).toEqual(before);
});
