import type { Context } from 'hono';
import { berlinDay } from '#time/berlin-day.ts';
import { localeOf } from '../locale-of.ts';
import { byteOrderMark, csvLine } from './write-csv.ts';

type Cell = Parameters<typeof csvLine>[0][number];
/** The columns: their headings and how to read their values. */
export type Columns<T> = Record<string, (entry: T) => Cell>;

/** Columns that are called as the fields that they show. */
export function fieldColumns<N extends string>(...names: N[]): Columns<Record<N, Cell>> {
  return Object.fromEntries(names.map((name) => [name, (entry: Record<N, Cell>) => entry[name]]));
}

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

type Row = Parameters<typeof csvLine>[0];

/** A CSV download such as `productions-2026-11-21.csv`, streamed while its rows are read. */
export function csvAnswer(
  context: Context,
  { name, now, rows }: { name: string; now: Date; rows: AsyncIterable<Row> },
): Response {
  const locale = localeOf(context);
  const encoder = new TextEncoder();
  const lines = rows[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark)),
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(csvLine(value, locale)));
    },
    cancel: async () => void (await lines.return?.(undefined)),
  });
  return context.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${berlinDay(now)}.csv"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
