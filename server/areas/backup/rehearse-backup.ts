import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { escapeIdentifier } from 'pg';
import { someOf } from '#text/some-of.ts';
import { migrate } from '../../db/migrate.ts';
import { withDatabase } from '../../db/with-database.ts';
import { ownerMark } from '../../platform/files/leftovers.ts';
import { inspectBackup } from './inspect-backup.ts';
import { BackupRefused } from './archive-entries.ts';
import { backedUpTables } from './backed-up-tables.ts';
import { type Restored, readBackup } from './read-backup.ts';

/**
 * Restores an archive into an embedded database and a media folder that exist only for this, and counts the rows of every
 * table. Throws if anything is missing there.
 */
export async function rehearseBackup(source: string): Promise<Restored> {
  // First, because setting up a database takes seconds, and what is no archive needs none.
  const { rowsOf } = await inspectBackup(source);
  const dataDir = await mkdtemp(path.join(tmpdir(), `proscenium-rehearsal-${await ownerMark()}-`));
  try {
    return await withDatabase({ databaseUrl: undefined, databasePool: 1, dataDir }, async (database) => {
      await migrate(database);
      const config = { dataDir, authSecret: undefined };
      const restored = await readBackup(database, { config, source, force: false });
      const client = await database.pool.connect();
      try {
        const wrong: string[] = [];
        for (const { name } of await backedUpTables(client)) {
          const { rows } = await client.query<{ count: number }>(
            `select count(*)::int as count from ${escapeIdentifier(name)}`,
          );
          const [expected, found] = [rowsOf.get(name) ?? 0, rows[0]?.count ?? 0];
          if (found !== expected) wrong.push(`${name} has ${found} of ${expected} rows`);
        }
        if (wrong.length > 0) throw new BackupRefused(`${source} was not restored completely: ${someOf(wrong)}.`);
      } finally {
        client.release();
      }
      return restored;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
