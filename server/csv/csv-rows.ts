import type { csvLine } from './write-csv.ts';

type Cell = Parameters<typeof csvLine>[0][number];
/** Heads of the columns, and what stands in them. */
export type Columns<T> = Record<string, (entry: T) => Cell>;

/** So many are read at a time, however long the list is. */
const atOnce = 500;

/** The head and then each entry of a list, all pages of it. */
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
