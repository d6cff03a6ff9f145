import { and, eq, sql } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { ImportTable, TableMapping } from '#contract/office/table-import-api.ts';
import type { TableKind } from '#contract/office/table-fields.ts';
import { shortened } from '#text/beginning-of.ts';
import type { Database } from '../../../db/database.ts';
import { importMappings } from '../../../db/tables/site.ts';
import { cleanText } from '#text/clean-text.ts';
import { isFlag } from '../cells/read-values.ts';
import { normalHead, recogniseHeads } from './recognise-heads.ts';
import type { Table } from './read-table.ts';
import { isTableField } from './table-entry.ts';

/** The columns of a table with the fields that they fill: as in the last saved mapping for the same headings. */
export async function describeTable(
  db: Database,
  kind: TableKind,
  { encoding, heads, rows }: Table,
): Promise<ImportTable> {
  const saved = await db
    .select()
    .from(importMappings)
    .where(eq(importMappings.kind, kind))
    .orderBy(sql`lower(${importMappings.name})`);
  const same = saved
    .filter(({ columns }) => sameHeads(columns, heads))
    .toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())[0];
  const fields = same ? same.columns.map(({ field }) => field) : recogniseColumns(kind, { heads, rows });
  return {
    columns: heads.map((head, index) => ({
      head,
      sample: sampleOf(rows, index),
      field: knownField(kind, fields[index] ?? null),
    })),
    encoding,
    rows: rows.length,
    mapping: same?.id ?? null,
    mappings: saved.map(({ id, name, columns }) => ({ id, name, columns })),
  };
}

/** The field of each column by its heading. A column `Gruppe` may also hold the names of a person's groups. */
function recogniseColumns(kind: TableKind, { heads, rows }: Pick<Table, 'heads' | 'rows'>): (string | null)[] {
  const fields = recogniseHeads(kind, heads);
  const isNames = (index: number) => {
    const filled = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
    return filled.length > 0 && !filled.some(isFlag);
  };
  return fields.map((field, index) => {
    if (field !== 'is_group' || !isNames(index)) return field;
    return fields.includes('groups') ? null : 'groups';
  });
}

function sameHeads(columns: TableMapping['columns'], heads: string[]): boolean {
  return (
    columns.length === heads.length &&
    columns.every(({ head }, index) => normalHead(head) === normalHead(heads[index] ?? ''))
  );
}

/** The first value of a column. */
function sampleOf(rows: Table['rows'], index: number): string {
  const cell = rows.map(({ cells }) => cells[index]?.trim() ?? '').find(Boolean) ?? '';
  return shortened(cell, 80);
}

/** A mapping may be older than the fields. */
function knownField(kind: TableKind, field: string | null): string | null {
  return field !== null && isTableField(kind, field) ? field : null;
}

/** Saves a mapping; one with the same name is replaced. */
export async function saveMapping(
  db: Database,
  kind: TableKind,
  given: Omit<TableMapping, 'id'>,
): Promise<TableMapping> {
  const name = cleanText(given.name).trim();
  const columns = given.columns.map(({ head, field }) => ({ head: cleanText(head), field }));
  const issues = columns.flatMap(({ field }, index): Problem[] =>
    field !== null && !isTableField(kind, field) ? [{ path: `columns.${index}.field`, message: 'unknown_field' }] : [],
  );
  if (name === '') issues.push({ path: 'name', message: 'field_empty' });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const [row] = await db
    .insert(importMappings)
    .values({ kind, name, columns })
    .onConflictDoUpdate({
      target: [importMappings.kind, importMappings.name],
      set: { columns, savedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('The mapping was not stored');
  return { id: row.id, name: row.name, columns: row.columns };
}

export async function removeMapping(db: Database, kind: TableKind, id: number): Promise<void> {
  const gone = await db
    .delete(importMappings)
    .where(and(eq(importMappings.kind, kind), eq(importMappings.id, id)))
    .returning({ id: importMappings.id });
  if (gone.length === 0) throw new AppError('not_found');
}
