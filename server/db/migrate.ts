import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { reasonOf } from './connections/outage-log.ts';
import { refuseDifferentDatabases } from './connections/same-database.ts';
import { isUnavailable } from './postgres-errors.ts';
import type { OpenDatabase } from './open-database.ts';
import { directUrlAdvice, isRefusedByPooler } from './pooler.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
/** Hash of the last migration before the baseline, 0050_unseen-characters.sql: it led to the same schema. */
export const lastBeforeBaseline = '28a4347b7e35879d0cf834e2325fb85b7cf7f1bccc2caf8900b0b73c1781fbbd';
/** The version with that migration, for those who have an older database or backup. */
export const versionBeforeBaseline = 'the version of 29 November 2026 (commit f6b10974)';
/** Key of the advisory lock: any number that nothing else on this database uses. */
const lockKey = 7_061_964;

/** Milliseconds after which somebody who waits is told why. */
const noticeAfter = 1500;

/**
 * Runs the missing migrations. Processes that start together wait for one another; a database that is still starting is
 * waited for, up to `seconds` seconds. Throws an error with a readable message if it cannot be reached, if it is from before
 * the baseline, and if statements and migrations would reach different databases.
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
    await adoptBaseline(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The first migration, which is the whole schema of its time. */
export function baseline(): MigrationMeta {
  const [first] = readMigrationFiles({ migrationsFolder });
  if (!first) throw new Error('There are no migrations.');
  return first;
}

/** In a database with the schema of the baseline, puts the baseline in the place of the migrations that led there. */
async function adoptBaseline(client: PoolClient): Promise<void> {
  const ledger = 'drizzle.__drizzle_migrations';
  const { rowCount } = await client.query('select where to_regclass($1) is not null', [ledger]);
  if (rowCount === 0) return;
  const { rows } = await client.query<{ hash: string }>(`select hash from ${ledger}`);
  const hashes = rows.map(({ hash }) => hash);
  const { hash, folderMillis } = baseline();
  if (hashes.length === 0 || hashes.includes(hash)) return;
  if (!hashes.includes(lastBeforeBaseline)) {
    const advice = `Start ${versionBeforeBaseline} with it once, then this version; see docs/operations.md`;
    throw new Error(`The database is from before the first migration of this version. ${advice}.`);
  }
  await client.query(
    `with former as (delete from ${ledger} where created_at <= $2) insert into ${ledger} (hash, created_at) values ($1, $2)`,
    [hash, folderMillis],
  );
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
