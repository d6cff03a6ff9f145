import type { TestBackend } from './test-backend.ts';

/** How many statements the server sends to the database while something is done. */
export async function countQueries(
  { database }: Pick<TestBackend, 'database'>,
  run: () => Promise<unknown>,
): Promise<number> {
  const { pool } = database;
  const query = pool.query;
  let sent = 0;
  pool.query = function counted(this: typeof pool, ...call: unknown[]) {
    sent += 1;
    return Reflect.apply(query, this, call) as never;
  };
  try {
    await run();
  } finally {
    pool.query = query;
  }
  return sent;
}
