import { invalid } from '#contract/base/errors.ts';
import { cleanText, withoutUnseen } from '#text/clean-text.ts';
import { tableFields, type TableKind } from '#contract/office/table-fields.ts';
import type { ChangeContext } from '../../../request-context.ts';
import type { Incoming } from '../run-import.ts';
import type { Table } from './read-table.ts';
import type { Cells, CreatedTarget, RowContext, RowOptions, Values } from '../../upsert/row.ts';

/** How the rows of one kind of table are matched and read. */
export interface RowReader {
  /** What the row is about, for people; a second row with the same key is wrong. Empty: no key. */
  key(cells: Cells): string;
  /** True if two keys that differ in capital letters are two entries. */
  isCaseSensitive?: true;
  title(cells: Cells): string;
  /** Id of the entry that the row is about; null: a new one. */
  find(row: RowContext, cells: Cells): Promise<number | null>;
  /** Values to save, which the import checks. */
  values(row: RowContext, cells: Cells, before: Values | null): Promise<Values>;
}

/** The rows of a table as entries of an import; `columns` are the fields of its columns, empty for none. */
export function tableEntries(
  { heads, rows }: Pick<Table, 'heads' | 'rows'>,
  { columns, reader, options }: { columns: string[]; reader: RowReader; options: RowOptions },
): Incoming[] {
  return rows.map(({ line, cells }) => {
    const filled: Partial<Record<string, string>> = {};
    for (const [index, field] of columns.entries()) {
      const text = cleanText(cells[index] ?? '').trim();
      if (field !== '' && text !== '') filled[field] = unguarded(text);
    }
    const entry = entryOf({ line, cells: filled, reader, options });
    const isTooLong = cells.slice(heads.length).some((cell) => cell.trim() !== '');
    return isTooLong ? { ...entry, find: () => Promise.reject(invalid('', 'row_too_long')) } : entry;
  });
}

function entryOf({
  line,
  cells,
  reader,
  options,
}: {
  line: number;
  cells: Cells;
  reader: RowReader;
  options: RowOptions;
}): Incoming {
  let created: CreatedTarget[] = [];
  const rowOf = (ctx: ChangeContext): RowContext => ({ ...ctx, ...options, created });
  const key = reader.key(cells);
  return {
    line,
    key,
    compared: withoutUnseen(reader.isCaseSensitive ? key : key.toLowerCase()).normalize('NFC'),
    title: reader.title(cells),
    find: (ctx) => {
      // Once per attempt: a deadlock begins a row anew.
      created = [];
      return reader.find(rowOf(ctx), cells);
    },
    values: (before, ctx) => reader.values(rowOf(ctx), cells, before),
    created: () => created,
  };
}

/** Our exports put an apostrophe before a text that a spreadsheet would run as a formula; this removes it. */
function unguarded(text: string): string {
  return /^'\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}

export function isTableField(kind: TableKind, field: string): boolean {
  const fields: readonly string[] = tableFields[kind];
  return fields.includes(field);
}
