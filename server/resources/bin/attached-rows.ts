import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { ClearedColumn, RemovedRows } from '../../db/tables/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { sections } from '../../db/tables/sections.ts';
import type { Resource } from '../definition/resource.ts';

interface ForeignKey extends Record<string, unknown> {
  from: string;
  column: string;
  to: string;
  target: string;
  /** `c`: the row is deleted with its target; `n`: the column becomes null. */
  rule: string;
}

/** Derived rows, which are made anew, and plans, because nothing may become public by being restored. */
const notKept = /^(?:search_|section_texts$|publishing_plans$|section_presence$)/;

interface Attached {
  removedRows: RemovedRows[];
  clearedColumns: ClearedColumn[];
}

/**
 * Everything that the database deletes or clears together with a record, found by its foreign keys, and its own section
 * with the revisions. Read before the deletion.
 */
export async function readAttached(
  tx: Transaction,
  { resource, id }: { resource: Resource; id: number },
): Promise<Attached> {
  const keys = await foreignKeys(tx);
  const found: Attached = { removedRows: [], clearedColumns: [] };
  await collect({ tx, keys, found }, { table: getTableName(resource.table), ids: sql`(${id})` });
  const own = sql`select * from ${sections} where content_type = ${resource.kind} and object_id = ${id}`;
  const [rows, ids] = [await rowsOf(tx, own), sql`(select id from (${own}) as own)`];
  if (rows.length > 0) {
    found.removedRows.push({ table: getTableName(sections), rows });
    await collect({ tx, keys, found }, { table: getTableName(sections), ids });
  }
  return found;
}

interface Collecting {
  tx: Transaction;
  keys: ForeignKey[];
  found: Attached;
}

async function collect({ tx, keys, found }: Collecting, { table, ids }: { table: string; ids: SQL }): Promise<void> {
  for (const { from, column, to, target, rule } of keys) {
    if (to !== table || target !== 'id' || from === table || notKept.test(from)) continue;
    const child = sql`select * from ${sql.identifier(from)} where ${sql.identifier(column)} in ${ids}`;
    const rows = await rowsOf(tx, child);
    if (rows.length === 0) continue;
    if (rule === 'n')
      found.clearedColumns.push({
        table: from,
        column,
        ids: rows.flatMap((row) => ('id' in row ? Number(row.id) : [])),
      });
    if (rule !== 'c') continue;
    found.removedRows.push({ table: from, rows });
    if (rows.some((row) => 'id' in row))
      await collect({ tx, keys, found }, { table: from, ids: sql`(select id from (${child}) as child)` });
  }
}

/** Foreign keys of one column, from the catalogue, so that a new table needs no further code. */
async function foreignKeys(tx: Transaction): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select f.relname as "from", fa.attname as "column", t.relname as "to", ta.attname as "target", c.confdeltype as "rule"
      from pg_constraint c
      join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
      join pg_attribute fa on fa.attrelid = c.conrelid and fa.attnum = c.conkey[1]
      join pg_attribute ta on ta.attrelid = c.confrelid and ta.attnum = c.confkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
     order by f.relname, fa.attname`);
  return rows;
}

async function rowsOf(tx: Transaction, query: SQL): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(found) as row from (${query}) as found`,
  );
  return rows.map(({ row }) => row);
}

/**
 * Inserts the rows again, apart from those that point to something that does not exist any more, and those that an earlier
 * version has kept.
 */
export async function insertRemovedRows(tx: Transaction, removed: RemovedRows[]): Promise<void> {
  const keys = await foreignKeys(tx);
  for (const { table, rows } of removed) {
    if (notKept.test(table)) continue;
    const columns = await columnsOf(tx, table, rows[0] ?? {});
    if (columns.length === 0) continue;
    const names = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const conditions = keys
      .filter(({ from }) => from === table)
      .map(({ column, to, target }) => {
        const value = sql`given.${sql.identifier(column)}`;
        return sql`(${value} is null or exists (select from ${sql.identifier(to)} as target where target.${sql.identifier(target)} = ${value}))`;
      });
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb) as given
      ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      on conflict do nothing`);
  }
}

/** Points other rows to the record again, where they point to nothing now. */
export async function fillClearedColumns(
  tx: Transaction,
  { cleared, id }: { cleared: ClearedColumn[]; id: number },
): Promise<void> {
  for (const { table, column, ids } of cleared) {
    if (ids.length === 0) continue;
    const list = sql.join(
      ids.map((one) => sql`${one}`),
      sql`, `,
    );
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${id}
       where id in (${list}) and ${sql.identifier(column)} is null`);
  }
}

/** Columns of a stored row that the table still has and that the database does not compute itself. */
async function columnsOf(tx: Transaction, table: string, row: Record<string, unknown>): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name).filter((name) => name in row);
}
