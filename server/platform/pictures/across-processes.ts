import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../app-context.ts';

/**
 * Work that leads to one file is done by one process at a time; the next one finds the file. A lock of a transaction,
 * so that it is over when the process dies and works through a pool of transactions. Without the database everybody
 * works alone: the same picture is then rendered more than once.
 */
export function onceAcrossProcesses(db: Database): NonNullable<FileStore['alone']> {
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    let started: Promise<T> | undefined;
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${key}`}, 0))`);
        started = work();
        return started;
      });
    } catch {
      // Either the work failed, which is told here, or only the lock did.
      return await (started ?? work());
    }
  };
}
