import type { csvLine } from './write-csv.ts';

type Cell = Parameters<typeof csvLine>[0][number];
/** The columns: their headings and how to read their values. */
export type Columns<T> = Record<string, (entry: T) => Cell>;

/** Rows per query. */
const atOnce = 500;

/** The header row, then every entry of every page of a list. */
export async function* csvRows<T>(
  columns: Columns<T>,
  read: (slice: { page: number; page_size: number }) => Promise<{ results: T[] }>,
): AsyncGenerator<Cell[]> {
  yield Object.keys(columns);
  for (let page = 1; ; page += 1) {
    const { results } = await read({ page, page_size: atOnce });
    for (const entry of results) yield Object.values(columns).map((cell) => cell(entry));
    if (results.length < atOnce) return;
  }
}
