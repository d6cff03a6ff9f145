import type { ClientBase } from 'pg';

/** Tables left out: derived by triggers or by reindexing, or of no use in another installation (sessions, backups). */
const leftOut =
  /^(?:backup_runs|search_.*|event_days|file_store|idempotency_keys|rate_limits|sessions|sign_in_attempts|verifications)$/;

export interface TableShape {
  name: string;
  /** Columns without generated ones. */
  columns: string[];
}

/** The tables in the order of their foreign keys: referenced tables first. */
export async function backedUpTables(client: ClientBase): Promise<TableShape[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      order by c.table_name, c.ordinal_position`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint
       join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
      where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  );
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !leftOut.test(name));
  return inOrder(names, references).map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
  }));
}

function inOrder(names: string[], references: { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name) || !names.includes(name)) return;
    for (const { from, to } of references) if (from === name && !ordered.includes(to)) visit(to);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}

/** Hashes of the applied migrations, in order. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}
