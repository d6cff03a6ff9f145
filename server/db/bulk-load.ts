import type { PoolClient } from 'pg';
import { quoted } from './quoted.ts';

/** Switches the triggers of the search index, for loading much at once; everything is reindexed at its end. */
export async function switchSearchTriggers(client: PoolClient, state: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ at: string; name: string }>(
    `select tgrelid::regclass::text as at, tgname as name from pg_trigger where tgname like 'search\\_%' and not tgisinternal`,
  );
  for (const { at, name } of rows) await client.query(`alter table ${at} ${state} trigger ${quoted(name)}`);
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
      `select setval($1::regclass, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}
