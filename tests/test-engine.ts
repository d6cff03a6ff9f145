import pg from 'pg';
import type { Engine } from '#server/db/open-database.ts';

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Which engine this run of the suite is about. */
export function testEngine(): Engine {
  const name = process.env.TEST_ENGINE ?? 'pglite';
  if (name !== 'pglite' && name !== 'postgres') throw new Error(`TEST_ENGINE is ${name}; it can be pglite or postgres`);
  return name;
}

/** Address of a database on the test server. */
export function databaseAddress(name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on the test server itself. */
export async function withServer<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
