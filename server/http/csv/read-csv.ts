import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { invalid } from '#contract/base/errors.ts';

export interface CsvRow {
  /** First line of the row in the file, counted from 1. */
  line: number;
  cells: string[];
}

/** Rows of a CSV file with `;`, `,` or tabs, header row included, without empty lines. Throws 422 for other files. */
export function readCsv(given: string): CsvRow[] {
  // The parser takes the end of the first line for that of all.
  const text = given.replaceAll(/\r\n?/g, '\n');
  const [first = ''] = text.replace(/^\uFEFF/, '').split('\n', 1);
  // Excel adds the line `sep=;`.
  const declared = /^sep=(.)$/i.exec(first.trim())?.[1];
  const body = declared === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const skipped = declared === undefined ? 0 : 1;
  try {
    const rows: CsvRow[] = [];
    parse(body, {
      bom: true,
      delimiter: declared ?? delimiterOf(body),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: lines + skipped - breaksIn(cells), cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid('', { key: 'csv_line_unreadable', params: { line: String(error.lines) } });
  }
}

/** The parser reports the last line of a row; line breaks inside its values are subtracted. */
function breaksIn(cells: string[]): number {
  return cells.reduce((lines, cell) => lines + (cell.match(/\n/g)?.length ?? 0), 0);
}

/**
 * The separator that divides the most lines into the same number of cells, quotes apart: a heading or a text can have
 * more commas than the file has columns.
 */
function delimiterOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const alike = (delimiter: string) => {
    const lengths = new Map<number, number>();
    for (const line of lines) {
      const cells = line.split(delimiter).length;
      if (cells > 1) lengths.set(cells, (lengths.get(cells) ?? 0) + 1);
    }
    return Math.max(0, ...lengths.values());
  };
  return [';', '\t', ',']
    .map((delimiter) => ({ delimiter, lines: alike(delimiter) }))
    .reduce((best, one) => (one.lines > best.lines ? one : best)).delimiter;
}
