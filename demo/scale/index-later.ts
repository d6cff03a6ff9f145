import type { PoolClient } from 'pg';

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
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname like 'search\\_%' and c.relname = any ($1)`,
    [filledTables],
  );
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  const added = await add();
  await client.query(`analyze ${filledTables.join(', ')}`);
  for (const [kind, ranges] of Object.entries(added)) {
    for (const { first, count } of ranges) await indexRange(client, kind, first, first + count);
    report(`indexed: ${kind}s`);
  }
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
}

async function indexRange(client: PoolClient, kind: string, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += indexedAtOnce) {
    const to = Math.min(end, from + indexedAtOnce) - 1;
    await client.query('select search_refresh($1, array(select generate_series($2::int, $3::int)))', [kind, from, to]);
  }
}
