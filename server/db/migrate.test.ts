import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseAddress, testEngine, withServer } from '#tests/test-engine.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

async function tableCount({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from information_schema.tables where table_schema = 'public'",
  );
  return rows[0]?.count ?? 0;
}

describe.runIf(testEngine() === 'pglite')('an embedded database', () => {
  test('is created once and keeps its rows after a restart', { timeout: 60_000 }, async () => {
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
  test('is migrated once when processes start at the same time', async () => {
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

  test('stops the start with a message when it is unreachable or the database does not exist', async () => {
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
