import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everything } from '#tests/extent.ts';
import { runCommand } from '#tests/run-command.ts';
import { databaseAddress, testEngine, withServer } from '#tests/test-engine.ts';
import { baseline, lastBeforeBaseline, migrate } from './migrate.ts';
import { withDatabase } from './with-database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

async function tableCount({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from information_schema.tables where table_schema = 'public'",
  );
  return rows[0]?.count ?? 0;
}

/** An empty database of the engine under test. */
async function emptyDatabase(): Promise<{ database: OpenDatabase; drop: () => Promise<unknown> }> {
  if (testEngine() === 'pglite') {
    const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: '', memory: {} });
    return { database, drop: () => database.close() };
  }
  const name = `proscenium_upgrade_${process.pid}`;
  await withServer((client) => client.query(`create database ${name}`));
  const database = await openDatabase({ databaseUrl: databaseAddress(name), databasePool: 2, dataDir: '' });
  const drop = async () => {
    await database.close();
    await withServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { database, drop };
}

/** Up to the baseline. */
const upToBaseline = 'from drizzle.__drizzle_migrations where created_at <= $1';
const ledgerOf = async ({ pool }: OpenDatabase) =>
  (await pool.query(`select hash, created_at ${upToBaseline} order by id`, [baseline().folderMillis])).rows;

describe('migrations from before the baseline', () => {
  let database: OpenDatabase;
  let drop: () => Promise<unknown>;
  beforeAll(async () => {
    ({ database, drop } = await emptyDatabase());
    await migrate(database);
    await database.pool.query(`insert into redirects (old_path, new_path) values ('/de/alt', '/de/neu')`);
  }, 60_000);
  afterAll(() => drop());

  /** Puts migrations that end a second apart at the time of the baseline into the ledger; returns its rows. */
  async function writeLedger(...hashes: string[]) {
    await database.pool.query(`delete ${upToBaseline}`, [baseline().folderMillis]);
    for (const [index, hash] of hashes.entries())
      await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        baseline().folderMillis - 1000 * (hashes.length - 1 - index),
      ]);
    return ledgerOf(database);
  }
  const rowsKept = async () => (await database.pool.query('select new_path from redirects')).rows;

  it('are replaced by the baseline when the last of them has run, and no data is touched', async () => {
    await writeLedger('first', 'second', lastBeforeBaseline);
    await migrate(database);
    const { hash, folderMillis } = baseline();
    expect(await ledgerOf(database)).toEqual([{ hash, created_at: String(folderMillis) }]);
    expect(await rowsKept()).toEqual([{ new_path: '/de/neu' }]);
  });

  it('stop the start with what to do when the last of them has not run', async () => {
    const ledger = await writeLedger('first', 'second');
    await expect(migrate(database)).rejects.toThrow(
      'The database is from before the first migration of this version. Start the version of ',
    );
    expect(await ledgerOf(database)).toEqual(ledger);
    expect(await rowsKept()).toEqual([{ new_path: '/de/neu' }]);
  });
});

describe.runIf(testEngine() === 'pglite')('an embedded database', () => {
  it('is migrated once and keeps its rows after a restart', { timeout: 60_000 }, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'proscenium-migrate-'));
    try {
      const first = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir });
      await migrate(first);
      await first.pool.query("insert into redirects (old_path, new_path) values ('/de/alt', '/de/neu')");
      await first.close();
      const second = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir });
      await migrate(second);
      const { rows } = await second.pool.query('select new_path from redirects');
      expect(rows).toEqual([{ new_path: '/de/neu' }]);
      expect(await tableCount(second)).toBeGreaterThan(8);
      await second.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe.runIf(testEngine() === 'postgres')('a PostgreSQL', () => {
  it('is migrated once when processes start at the same time', async () => {
    const name = `proscenium_migrate_${process.pid}`;
    await withServer((client) => client.query(`create database ${name}`));
    const open = () => openDatabase({ databaseUrl: databaseAddress(name), databasePool: 2, dataDir: '' });
    const processes = await Promise.all([open(), open(), open(), open()]);
    try {
      await Promise.all(processes.map(migrate));
      const [first] = processes;
      const { rows } = await first.pool.query(
        'select count(distinct hash)::int as different, count(*)::int as run from drizzle.__drizzle_migrations',
      );
      expect(rows[0].run).toBe(rows[0].different);
      expect(await tableCount(first)).toBeGreaterThan(8);
    } finally {
      await Promise.all(processes.map((database) => database.close()));
      await withServer((client) => client.query(`drop database ${name} with (force)`));
    }
  });

  it('refuses to migrate when the two addresses are different databases', { timeout: 60_000 }, async () => {
    const names = ['one', 'other'].map((part) => `proscenium_${part}_${process.pid}`);
    for (const name of names) await withServer((client) => client.query(`create database ${name}`));
    const [databaseUrl = '', databaseDirectUrl = ''] = names.map(databaseAddress);
    const options = { databaseUrl, databaseDirectUrl, databasePool: 1, dataDir: '' };
    const database = await openDatabase(options);
    try {
      const sentence = 'DATABASE_URL and DATABASE_DIRECT_URL are different databases';
      await expect(migrate(database)).rejects.toThrow(sentence);
      await expect(withDatabase(options, () => Promise.resolve())).rejects.toThrow(sentence);
      expect(await tableCount({ ...database, pool: database.sessions })).toBe(0);
      if (everything) {
        const addresses = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl };
        const started = await runCommand('main/main.ts', [], { env: { ...addresses, DATA_DIR: tmpdir(), PORT: '0' } });
        expect(started).toMatchObject({ code: 1, errors: expect.stringMatching(new RegExp(`^${sentence}\\. .*\n$`)) });
      }
      const same = { ...options, databaseDirectUrl: databaseUrl };
      expect(await withDatabase(same, tableCount)).toBe(0);
    } finally {
      await database.close();
      for (const name of names) await withServer((client) => client.query(`drop database ${name} with (force)`));
    }
  });

  it('says after a while that it waits for the database, and why', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const nobody = await openDatabase({ databaseUrl: 'postgres://a@127.0.0.1:1/opera', databasePool: 1, dataDir: '' });
    await expect(migrate(nobody, 2)).rejects.toThrow('The database cannot be used');
    await nobody.close();
    expect(log.mock.calls).toEqual([['Waiting for the database, 2 s at most (connect ECONNREFUSED 127.0.0.1:1) …']]);
    log.mockRestore();
  });

  it('stops the start with a message when it is unreachable or the database does not exist', async () => {
    const nobody = await openDatabase({
      databaseUrl: 'postgres://someone:secret@127.0.0.1:1/opera',
      databasePool: 1,
      dataDir: '',
    });
    await expect(migrate(nobody, 1)).rejects.toThrow(
      'The database cannot be used (connect ECONNREFUSED 127.0.0.1:1). Is PostgreSQL running, and is DATABASE_URL right?',
    );
    await nobody.close();
    const unknown = await openDatabase({
      databaseUrl: databaseAddress('proscenium_no_such_database'),
      databasePool: 1,
      dataDir: '',
    });
    await expect(migrate(unknown, 1)).rejects.toThrow(
      'The database cannot be used (database "proscenium_no_such_database" does not exist).',
    );
    await unknown.close();
  });
});
