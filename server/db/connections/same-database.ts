import type { Pool } from 'pg';
import { z } from 'zod';
import type { OpenDatabase } from '../open-database.ts';

/** `DATABASE_URL` and `DATABASE_DIRECT_URL` name two databases: migrations and rows would go to different ones. */
export class DifferentDatabases extends Error {
  static readonly sentence = 'DATABASE_URL and DATABASE_DIRECT_URL are different databases';
  static readonly advice = 'Set both for the same database: DATABASE_DIRECT_URL is the address of PostgreSQL itself.';

  constructor() {
    super(`${DifferentDatabases.sentence}. ${DifferentDatabases.advice}`);
  }
}

/** Throws if statements and sessions reach different databases, or if one of both cannot be reached. */
export async function refuseDifferentDatabases({
  pool,
  sessions,
}: Pick<OpenDatabase, 'pool' | 'sessions'>): Promise<void> {
  if (pool === sessions) return;
  const [queries, direct] = await Promise.all([pool, sessions].map(placeOf));
  if (queries !== direct) throw new DifferentDatabases();
}

const rowSchema = z.object({ place: z.string() });

/** Database and server. */
async function placeOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query(`
    select oid || ' ' || pg_postmaster_start_time() as place from pg_database where datname = current_database()`);
  return rowSchema.parse(rows[0]).place;
}
