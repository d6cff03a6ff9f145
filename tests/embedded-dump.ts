import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import { openEmbedded } from '#server/db/open-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { testEngine } from './test-engine.ts';

/** A dump of an empty, migrated embedded database, on either engine under test. */
export async function embeddedDump(): Promise<Blob> {
  return testEngine() === 'pglite' ? new Blob([await readFile(inject('databaseTemplate'))]) : dumpMigrated();
}

/** Migrates an embedded database in memory; takes some seconds. */
export async function dumpMigrated(): Promise<Blob> {
  const { lite, pool } = await openEmbedded({});
  await migrate({ pool, sessions: pool });
  await dropTemplates(pool);
  const dump = await lite.dumpDataDir('none');
  await pool.end();
  await lite.close();
  return dump;
}

/** Nobody creates a database from them, and without them, a third of the dump, a copy opens in two thirds of the time. */
async function dropTemplates(pool: pg.Pool): Promise<void> {
  await pool.query('update pg_database set datistemplate = false where datistemplate');
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`);
}
