import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { reasonOf } from './connections/outage-log.ts';
import { refuseDifferentDatabases } from './connections/same-database.ts';
import { isUnavailable } from './is-unavailable.ts';
import type { OpenDatabase } from './open-database.ts';
import { directUrlAdvice, isRefusedByPooler } from './pooler.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
/** Key of the advisory lock: any number that nothing else on this database uses. */
const lockKey = 7_061_964;

/** Milliseconds after which somebody who waits is told why. */
const noticeAfter = 1500;

/**
 * Runs the missing migrations. Processes that start together wait for one another; a database that is still starting is
 * waited for, up to `seconds` seconds. Throws an error with a readable message if it cannot be reached, and if statements
 * and migrations would reach different databases.
 */
export async function migrate(
  { pool, sessions }: Pick<OpenDatabase, 'pool' | 'sessions'>,
  seconds = 20,
): Promise<void> {
  const hasDirect = pool !== sessions;
  const direct = { seconds, setting: hasDirect ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL' };
  if (hasDirect) {
    (await connect(pool, { seconds, setting: 'DATABASE_URL' })).release();
    (await connect(sessions, direct)).release();
    await refuseDifferentDatabases({ pool, sessions });
  }
  const client = await connect(sessions, direct);
  try {
    await client.query('set statement_timeout to 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query('create extension if not exists pg_trgm');
    await client.query('create extension if not exists unaccent');
    await runMigrations(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function connect(
  pool: OpenDatabase['pool'],
  { seconds, setting }: { seconds: number; setting: string },
): Promise<PoolClient> {
  const until = performance.now() + seconds * 1000;
  let reason = '';
  const notice = setTimeout(() => {
    console.warn(`Waiting for the database, ${seconds} s at most${reason} …`);
  }, noticeAfter);
  try {
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isUnavailable(error) || performance.now() >= until) throw explain(error, setting);
        reason = ` (${reasonOf(error)})`;
        await pause(1000);
      }
    }
  } finally {
    clearTimeout(notice);
  }
}

function explain(error: unknown, setting: string): Error {
  const message = isRefusedByPooler(error)
    ? `${setting} leads to a connection pooler (${reasonOf(error)}). ${directUrlAdvice}; see docs/operations.md.`
    : `The database cannot be used (${reasonOf(error)}). Is PostgreSQL running, and is ${setting} right?`;
  return new Error(message, { cause: error });
}
