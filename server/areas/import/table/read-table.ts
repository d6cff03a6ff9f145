import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { tableFields, tableLimits } from '#contract/office/table-fields.ts';
import { beginningOf } from '#text/beginning-of.ts';
import { type CsvRow, readCsv } from '../../../http/csv/read-csv.ts';
import { cleanText } from '#text/clean-text.ts';
import { onOneLine } from '#text/one-line.ts';
import { decodeText } from '../decode-text.ts';

/** A CSV file: its headings and the rows below. */
export interface Table {
  heads: string[];
  rows: CsvRow[];
}

/**
 * Reads a CSV file within the limits; throws 422 for any other file. `names` are the headings of a file whose first line
 * is a row already.
 */
export function readTable(file: Uint8Array, names?: (cells: string[]) => string[] | null): Table {
  const text = decodeText(file);
  // A spreadsheet or a picture, which would be read as one long heading.
  if (text.includes('\0')) throw unreadable('table_no_text');
  const all = readCsv(text);
  const own = names?.(all[0]?.cells ?? []) ?? null;
  const [head, ...rows] = own ? [{ line: 0, cells: own }, ...all] : all;
  if (!head || rows.length === 0) throw unreadable('table_without_rows');
  if (rows.length > tableLimits.rows) {
    throw unreadable({ key: 'too_many_entries', params: { max: tableLimits.rows } });
  }
  const heads = head.cells.map((cell) => onOneLine(cleanText(cell)).trim());
  while (heads.at(-1) === '') heads.pop();
  if (heads.length > tableLimits.columns) {
    throw unreadable({ key: 'table_too_many_columns', params: { max: tableLimits.columns } });
  }
  return { heads: heads.map((cell) => beginningOf(cell, 200)), rows };
}

/** Headings of a list of addresses that has none; null for one whose first line names its columns. */
export function headsOfAddresses(cells: string[]): string[] | null {
  return cells.some((cell) => /^\s*(?:https?:\/)?\//i.test(cell)) ? tableFields.redirects.slice(0, cells.length) : null;
}

/** The error for a file that cannot be imported at all. */
export function unreadable(message: Message): AppError {
  return new AppError('invalid', undefined, { issues: [{ path: '', message }] });
}
