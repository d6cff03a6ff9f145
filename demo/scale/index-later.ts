import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { switchSearchTriggers } from '#server/db/bulk-load.ts';

/** Ids of rows that were inserted together: the first one and how many there are. */
export interface Range {
  first: number;
  count: number;
}

export type Added = Record<'person' | 'production' | 'event', Range[]>;

/** The tables that are filled in bulk. */
export const filledTables = [
  'events',
  'event_cast',
  'productions',
  'production_credits',
  'persons',
  'roles',
  'seasons',
];
const indexedAtOnce = 2000;

/**
 * Inserts rows with the triggers of the search index disabled and indexes them once afterwards. To be called within a
 * transaction: if it fails, the triggers are as before.
 */
export async function indexLater(
  client: PoolClient,
  add: () => Promise<Added>,
  report: (line: string) => void,
): Promise<void> {
  const db = drizzle(client);
  await switchSearchTriggers(db, 'disable');
  const added = await add();
  await client.query(`analyze ${filledTables.join(', ')}`);
  for (const [kind, ranges] of Object.entries(added)) {
    for (const { first, count } of ranges) await indexRange(client, kind, first, first + count);
    report(`indexed: ${kind}s`);
  }
  await switchSearchTriggers(db, 'enable');
}

async function indexRange(client: PoolClient, kind: string, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += indexedAtOnce) {
    const to = Math.min(end, from + indexedAtOnce) - 1;
    await client.query('select search_refresh($1, array(select generate_series($2::int, $3::int)))', [kind, from, to]);
  }
}
