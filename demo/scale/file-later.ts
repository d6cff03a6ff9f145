import type { PoolClient } from 'pg';

/** Ids of rows that were added together. */
export interface Range {
  first: number;
  count: number;
}

export type Added = Record<'person' | 'production' | 'event', Range[]>;

/** What is filled in bulk. */
export const watched = ['events', 'event_cast', 'productions', 'production_credits', 'persons', 'roles', 'seasons'];
const filedAtOnce = 2000;

/**
 * Adds things without filing each of them for the search time and again; they are filed once, afterwards. To be called
 * within a transaction: if it fails, the triggers are as before.
 */
export async function fileLater(
  client: PoolClient,
  add: () => Promise<Added>,
  tell: (line: string) => void,
): Promise<void> {
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname like 'search\\_%' and c.relname = any ($1)`,
    [watched],
  );
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  const added = await add();
  await client.query(`analyze ${watched.join(', ')}`);
  for (const [kind, ranges] of Object.entries(added)) {
    for (const { first, count } of ranges) await fileRange(client, kind, first, first + count);
    tell(`filed for the search: ${kind}s`);
  }
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
}

async function fileRange(client: PoolClient, kind: string, first: number, end: number): Promise<void> {
  for (let from = first; from < end; from += filedAtOnce) {
    const to = Math.min(end, from + filedAtOnce) - 1;
    await client.query('select search_refresh($1, array(select generate_series($2::int, $3::int)))', [kind, from, to]);
  }
}
