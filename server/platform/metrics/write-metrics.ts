import type { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { maxAttempts } from '../outbox/send.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds between two measurements of the event loop. */
export const loopInterval = 20;

export interface MetricSources {
  metrics: Metrics;
  pages: { stock: { pages: number; bytes: number }; hits: number; misses: number };
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  db: Database;
  /** Delays of the event loop in nanoseconds. */
  delays: ReturnType<typeof monitorEventLoopDelay>;
}

/** Name, type and description. */
type Head = [name: string, kind: 'counter' | 'gauge' | 'histogram' | 'summary', text: string];

/** All metrics as text for Prometheus. Without the database those of the outbox and of backups are missing. */
export async function writeMetrics(sources: MetricSources): Promise<string> {
  const parts = [...ofRequests(sources), ...ofProcess(sources), ...(await ofDatabase(sources.db).catch(() => []))];
  return `${parts.flat().join('\n')}\n`;
}

function metric([name, kind, text]: Head, lines: (full: string) => string[]): string[] {
  const full = `proscenium_${name}`;
  return [`# HELP ${full} ${text}`, `# TYPE ${full} ${kind}`, ...lines(full)];
}

const single = (head: Head, value: number) => metric(head, (full) => [`${full} ${value}`]);

function ofRequests({ metrics, pages }: MetricSources): string[][] {
  const { stock, hits, misses } = pages;
  return [
    metric(['requests_total', 'counter', 'Requests that no cached page answered, by class and outcome.'], (full) =>
      [...metrics.requests].map(([labels, count]) => `${full}{${labels}} ${count}`),
    ),
    metric(['request_seconds', 'histogram', 'Time until these responses ended.'], (full) =>
      metrics.requestTime.lines(full),
    ),
    single(['page_cache_hits_total', 'counter', 'Requests answered from the page cache.'], hits),
    single(['page_cache_misses_total', 'counter', 'Pages rendered for the page cache.'], misses),
    single(['page_cache_pages', 'gauge', 'Cached pages.'], stock.pages),
    single(['page_cache_bytes', 'gauge', 'Memory of the cached pages.'], stock.bytes),
    metric(['render_seconds', 'histogram', 'Time to render a page.'], (full) => metrics.renderTime.lines(full)),
    single(['render_queue', 'gauge', 'Pages that wait for their rendering.'], metrics.waitingRenderings),
    metric(['query_seconds', 'histogram', 'Time of a database query.'], (full) => metrics.queryTime.lines(full)),
  ];
}

function ofProcess({ pool, delays }: MetricSources): string[][] {
  const memory = process.memoryUsage();
  // The measured time includes the interval of the timer.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - loopInterval / 1000);
  return [
    metric(
      ['event_loop_delay_seconds', 'summary', 'Delay of the event loop since the last request of these.'],
      (full) => {
        const lines = [
          `${full}{quantile="0.5"} ${seconds(delays.percentile(50))}`,
          `${full}{quantile="0.99"} ${seconds(delays.percentile(99))}`,
          `${full}{quantile="1"} ${seconds(delays.max)}`,
        ];
        delays.reset();
        return lines;
      },
    ),
    single(['memory_resident_bytes', 'gauge', 'Memory of the process.'], memory.rss),
    single(['memory_heap_bytes', 'gauge', 'Used heap.'], memory.heapUsed),
    single(['memory_external_bytes', 'gauge', 'Buffers and other memory outside of the heap.'], memory.external),
    single(['cpu_seconds_total', 'counter', 'Used processor time.'], cpuSeconds()),
    single(['uptime_seconds', 'gauge', 'Time since the start.'], process.uptime()),
    metric(['database_connections', 'gauge', 'Connections of this process by state.'], (full) => [
      `${full}{state="busy"} ${pool.totalCount - pool.idleCount}`,
      `${full}{state="idle"} ${pool.idleCount}`,
    ]),
    single(['database_waiting', 'gauge', 'Queries that wait for a connection.'], pool.waitingCount),
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const outboxRows = z.array(z.object({ channel: z.string(), waiting: z.coerce.number(), failed: z.coerce.number() }));
const backupRows = z.array(z.object({ good: z.coerce.number().nullable(), bad: z.coerce.number().nullable() }));

async function ofDatabase(db: Database): Promise<string[][]> {
  const outbox = await db.execute(sql`
    select channel, count(*) filter (where attempts < ${maxAttempts}) as waiting,
           count(*) filter (where attempts >= ${maxAttempts}) as failed
      from outbox where sent_at is null group by channel`);
  const backups = await db.execute(sql`
    select extract(epoch from max(finished_at) filter (where bytes is not null)) as good,
           extract(epoch from max(finished_at) filter (where error is not null)) as bad from backup_runs`);
  const channels = outboxRows.parse(outbox.rows);
  const [runs] = backupRows.parse(backups.rows);
  return [
    metric(['outbox_entries', 'gauge', 'Mails and sign-ups that are not delivered.'], (full) =>
      channels.flatMap(({ channel, waiting, failed }) => [
        `${full}{channel="${channel}",state="waiting"} ${waiting}`,
        `${full}{channel="${channel}",state="given_up"} ${failed}`,
      ]),
    ),
    single(
      ['backup_last_success_timestamp_seconds', 'gauge', 'End of the last complete backup; 0: none.'],
      runs?.good ?? 0,
    ),
    single(
      ['backup_last_failure_timestamp_seconds', 'gauge', 'End of the last failed backup; 0: none.'],
      runs?.bad ?? 0,
    ),
  ];
}
