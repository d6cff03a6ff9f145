import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { AppError } from '#contract/errors.ts';

export interface CsvRow {
  /** Line of the file in which it begins, counted from 1. */
  line: number;
  cells: string[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Rows of a CSV file with `;`, `,` or tabs, its head among them; lines without anything are left out. 422 where it is none. */
export function readCsv(text: string): CsvRow[] {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  // Excel writes this line for itself.
  const told = /^sep=(.)$/i.exec(first.trim())?.[1];
  const body = told === undefined ? text : text.replace(/^[^\n]*\n/, '');
  const skipped = told === undefined ? 0 : 1;
  try {
    const rows = parse(body, {
      bom: true,
      delimiter: told ?? delimiterOf(first),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Parsed[];
    return rows
      .map(({ record, info }) => ({ line: info.lines + skipped - breaksIn(record), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const issues = [{ path: '', message: `Line ${String(error.lines)} cannot be read as CSV` }];
    throw new AppError('invalid', undefined, { issues });
  }
}

/** A row ends where it was read; it began as many lines earlier as its texts have. */
function breaksIn(cells: string[]): number {
  return cells.reduce((lines, cell) => lines + (cell.match(/\n/g)?.length ?? 0), 0);
}

/** What parts the head most often, leaving out what stands in quotes. */
function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string) => bare.split(delimiter).length;
  return [';', ',', '\t'].toSorted((a, b) => times(b) - times(a))[0] ?? ';';
}
