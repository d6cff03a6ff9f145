import type { OpenAPIHono } from '@hono/zod-openapi';
import { fillHouse } from '#demo/scale/fill.ts';
import { createAccounts } from '#server/accounts/accounts.ts';
import { createApp } from '#server/app.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { readConfig } from '#server/env.ts';
import { createDiskFiles } from '#server/media/disk-files.ts';
import { createChanges } from '#server/page-cache/changes.ts';
import { createReporter } from '#server/reporting/reporter.ts';
import { keepSearchCurrent } from '#server/search/reindex.ts';

/** A backend on a database with so many events. */
export interface GrownHouse {
  events: number;
  database: OpenDatabase;
  /** Answers an address; throws unless the answer is good. */
  ask(address: string): Promise<unknown>;
  /** How many queries an answer takes. */
  countQueries(address: string): Promise<number>;
}

/** Fills a fresh database and opens a backend on it; time stands still there. */
export async function growHouse(databaseUrl: string, events: number, now: Date): Promise<GrownHouse> {
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' });
  await migrate(database);
  await keepSearchCurrent(database);
  const client = await database.pool.connect();
  await fillHouse(client, { events, now, report: () => {} });
  client.release();
  const app = backendOn(database, now);
  const ask = async (address: string) => {
    const answer = await app.request(address);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return { events, database, ask, countQueries: (address) => countQueries(database, () => ask(address)) };
}

function backendOn(database: OpenDatabase, now: Date): OpenAPIHono {
  const config = readConfig({});
  const clock = () => now;
  return createApp({
    db: database.db,
    files: createDiskFiles(config.dataDir),
    accounts: createAccounts({ db: database.db, config, clock }),
    changes: createChanges({ engine: 'pglite', databaseUrl: undefined }),
    reporter: createReporter({ dsn: undefined, fetch, clock }),
    config,
    clock,
    fetch,
  });
}

async function countQueries({ pool }: OpenDatabase, run: () => Promise<unknown>): Promise<number> {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  let count = 0;
  Object.assign(pool, {
    query: (...given: unknown[]) => {
      count += 1;
      return query(...given);
    },
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  return count;
}
