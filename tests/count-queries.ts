import type { TestBackend } from './test-backend.ts';

interface Sent {
  text: string;
  values: unknown[];
}

/** How many statements the server sends to the database while something is done. */
export async function countQueries(
  { database }: Pick<TestBackend, 'database'>,
  run: () => Promise<unknown>,
): Promise<number> {
  return (await recordStatements(database, run)).length;
}

/** The statements that the server sends to the database while something is done. */
export async function recordStatements(
  { pool }: TestBackend['database'],
  run: () => Promise<unknown>,
): Promise<Sent[]> {
  const query = pool.query;
  const sent: Sent[] = [];
  pool.query = function recorded(this: typeof pool, ...call: unknown[]) {
    const [what, values] = call;
    const given: Partial<Sent> & { text: string } =
      typeof what === 'string' ? { text: what } : (what as Partial<Sent> & { text: string });
    sent.push({ text: given.text, values: (values as unknown[] | undefined) ?? given.values ?? [] });
    return Reflect.apply(query, this, call) as never;
  };
  try {
    await run();
  } finally {
    pool.query = query;
  }
  return sent;
}
