import { sql } from 'drizzle-orm';
import { escapeIdentifier, type PoolClient } from 'pg';
import type { Database } from './database.ts';

/**
 * Switches the triggers of the search index for a bulk insert, because indexing an entity again with every row that
 * mentions it takes longer than indexing everything once. Rows added in between have to be indexed with `reindexAll`; if
 * the transaction fails, the triggers are as before.
 */
export async function switchSearchTriggers(db: Pick<Database, 'execute'>, state: 'enable' | 'disable'): Promise<void> {
  await db.execute(
    sql.raw(`
    do $$
    declare
      found record;
    begin
      for found in select tgrelid::regclass as at, tgname from pg_trigger where tgname like 'search\\_%' and not tgisinternal loop
        execute format('alter table %s ${state} trigger %I', found.at, found.tgname);
      end loop;
    end
    $$`),
  );
}

/** Sets each sequence after the largest id. */
export async function setCounters(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select table_name as "table", column_name as "column",
            pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
       from information_schema.columns
      where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1::regclass, coalesce((select max(${escapeIdentifier(column)}) from ${escapeIdentifier(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}
