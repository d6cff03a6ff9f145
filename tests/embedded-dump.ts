import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
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
  const dump = await lite.dumpDataDir('none');
  await pool.end();
  await lite.close();
  return dump;
}
