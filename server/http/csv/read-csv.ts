import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { AppError, type Problem } from '#contract/base/errors.ts';

export interface CsvRow {
  /** First line of the row in the file, counted from 1. */
  line: number;
  cells: string[];
}

/** Rows of a CSV file with `;`, `,` or tabs, header row included, without empty lines. Throws 422 for other files. */
export function readCsv(text: string): CsvRow[] {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  // Excel adds the line `sep=;`.
  const declared = /^sep=(.)$/i.exec(first.trim())?.[1];
  const body = declared === undefined ? text : text.replace(/^[^\n]*\n/, '');
  const skipped = declared === undefined ? 0 : 1;
  try {
    const rows: CsvRow[] = [];
    parse(body, {
      bom: true,
      delimiter: declared ?? delimiterOf(first),
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
    const issues: Problem[] = [
      { path: '', message: { key: 'csv_line_unreadable', params: { line: String(error.lines) } } },
    ];
    throw new AppError('invalid', undefined, { issues });
  }
}

/** The parser reports the last line of a row; line breaks inside its values are subtracted. */
function breaksIn(cells: string[]): number {
  return cells.reduce((lines, cell) => lines + (cell.match(/\n/g)?.length ?? 0), 0);
}

/** The separator that occurs most often in the header row outside quotes. */
function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string) => bare.split(delimiter).length;
  return [';', ',', '\t'].toSorted((a, b) => times(b) - times(a))[0] ?? ';';
}
