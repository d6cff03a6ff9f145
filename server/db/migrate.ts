import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { isUnavailable } from './is-unavailable.ts';
import type { OpenDatabase } from './open-database.ts';
import { directUrlAdvice, isRefusedByPooler } from './pooler.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
/** Key of the advisory lock: any number that nothing else on this database uses. */
const lockKey = 7_061_964;

/**
 * Runs the missing migrations. Processes that start together wait for one another; a database that is still starting is
 * waited for, up to `seconds` seconds. Throws an error with a readable message if it cannot be reached.
 */
export async function migrate({ sessions }: Pick<OpenDatabase, 'sessions'>, seconds = 20): Promise<void> {
  const client = await connect(sessions, seconds);
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

async function connect(pool: OpenDatabase['pool'], seconds: number): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (isRefusedByPooler(error))
      throw new Error(
        `DATABASE_URL leads to a connection pooler (${reasonOf(error)}). ${directUrlAdvice}; see docs/operations.md.`,
        { cause: error },
      );
    if (isUnavailable(error) && seconds > 0) {
      await pause(1000);
      return connect(pool, seconds - 1);
    }
    throw new Error(
      `The database cannot be used (${reasonOf(error)}). Is PostgreSQL running, and is DATABASE_URL right?`,
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
