import type { Pool } from 'pg';

/** For people who connected us to PostgreSQL through a pooler and nothing else. */
export const directUrlAdvice = 'Set DATABASE_DIRECT_URL to PostgreSQL itself';

/**
 * True if something between this process and PostgreSQL runs its statements on connections of its own: then the process
 * that the server named at the beginning is not the one that executes. PgBouncer makes that number up.
 */
export async function isPooled(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return 'processID' in client && rows[0]?.pid !== client.processID;
  } finally {
    client.release();
  }
}

/** A pooler that has not been told to ignore the settings of a session refuses the connection. */
export function isRefusedByPooler(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current.message.startsWith('unsupported startup parameter')) return true;
  return false;
}

/** A sentence for the log if notifications of other processes may get lost, otherwise null. */
export async function poolerWarning(sessions: Pool): Promise<string | null> {
  if (!(await isPooled(sessions))) return null;
  return (
    'The database is reached through a connection pooler. Unless it pools by session, changes of other processes are ' +
    `not noticed. ${directUrlAdvice}; see docs/operations.md.`
  );
}
