import { invalid } from '#contract/base/errors.ts';
import { tableFields, type TableKind, tableLimits } from '#contract/office/table-fields.ts';
import type { TextEncoding } from '#contract/office/table-import-api.ts';
import { beginningOf } from '#text/beginning-of.ts';
import { type CsvRow, readCsv } from '../../../http/csv/read-csv.ts';
import { cleanText } from '#text/clean-text.ts';
import { onOneLine } from '#text/one-line.ts';
import { decodeText, encodingOf } from '../decode-text.ts';
import { recogniseHeads } from './recognise-heads.ts';

/** A CSV file: its headings and the rows below. */
export interface Table {
  encoding: TextEncoding;
  heads: string[];
  rows: CsvRow[];
}

/** Reads a CSV file within the limits; throws 422 for any other file. */
export function readTable(file: Uint8Array, kind: TableKind, encoding: TextEncoding = encodingOf(file)): Table {
  const text = decodeText(file, encoding);
  // A spreadsheet or a picture, which would be read as one long heading.
  if (text.includes('\0')) throw invalid('', 'table_no_text');
  const all = readCsv(text);
  const own = kind === 'redirects' ? headsOfAddresses(all[0]?.cells ?? []) : null;
  const [head, ...rows] = own ? [{ line: 0, cells: own }, ...all] : withoutTitle(kind, all);
  if (!head || rows.length === 0) throw invalid('', 'table_without_rows');
  if (rows.length > tableLimits.rows) {
    throw invalid('', { key: 'too_many_entries', params: { max: tableLimits.rows } });
  }
  const heads = head.cells.map((cell) => onOneLine(cleanText(cell)).trim());
  while (heads.at(-1) === '') heads.pop();
  if (heads.length > tableLimits.columns) {
    throw invalid('', { key: 'table_too_many_columns', params: { max: tableLimits.columns } });
  }
  // Cells below an empty heading at the end are not those of a row with too many.
  const blank = head.cells.length - heads.length;
  return {
    encoding,
    heads: heads.map((cell) => beginningOf(cell, 200)),
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.toSpliced(heads.length, blank) })),
  };
}

/**
 * The rows from that of the headings on: the one of the first four with the most known headings. A heading may stand in
 * the line above, where two lines were one cell.
 */
function withoutTitle(kind: TableKind, rows: CsvRow[]): CsvRow[] {
  const known = (cells: string[]) => recogniseHeads(kind, cells).filter((field) => field !== null).length;
  let best = { at: 0, cells: rows[0]?.cells ?? [] };
  for (const [index, { cells }] of rows.slice(1, 4).entries()) {
    const above = rows[index]?.cells ?? [];
    const both = Array.from({ length: Math.max(cells.length, above.length) }, (_, column) =>
      cells[column]?.trim() ? cells[column] : (above[column] ?? ''),
    );
    if (known(both) > known(best.cells)) best = { at: index + 1, cells: both };
  }
  const [head, ...below] = rows.slice(best.at);
  return head ? [{ ...head, cells: best.cells }, ...below] : [];
}

/** Headings of a list of addresses that has none; null for one whose first line names its columns. */
function headsOfAddresses(cells: string[]): string[] | null {
  if (!cells.some((cell) => /^\s*(?:https?:\/)?\//i.test(cell))) return null;
  return cells.map((_, index) => tableFields.redirects[index] ?? '');
}
