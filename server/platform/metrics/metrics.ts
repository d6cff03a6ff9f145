import { count, gte, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { backupRuns } from '../../db/tables/audit.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { maxAttempts } from '../outbox/send.ts';

/** Upper bounds of the histograms, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Milliseconds between two measurements of the event loop. */
const loopInterval = 20;

/** Where the values are that are read at each request of the metrics. */
export interface MetricSources {
  pages: { stock: { pages: number; bytes: number }; hits: number; misses: number };
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  db: Pick<Database, 'select'>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What the product counts and times itself, in a registry of this process. Cached pages are counted by their cache. */
export function createMetrics() {
  const registry = new Registry();
  const of = described(registry);
  return {
    /** All of them as text for Prometheus. */
    write: () => registry.metrics(),
    /** Adds what is read from the sources, and times the event loop until the returned function is called. */
    collectFrom: (sources: MetricSources) => collectFrom(sources, registry),
    requests: new Counter({
      ...of('http_requests_total', 'Requests that no cached page answered, by class and status.'),
      labelNames: ['route', 'code'],
    }),
    requestTime: new Histogram({
      ...of('http_request_duration_seconds', 'Time until these responses ended.'),
      buckets,
    }),
    renderTime: new Histogram({ ...of('render_duration_seconds', 'Time to render a page.'), buckets }),
    queryTime: new Histogram({ ...of('query_duration_seconds', 'Time of a database query.'), buckets }),
    waitingRenderings: new Gauge(of('render_queue', 'Pages that wait for their rendering.')),
  };
}

const described = (registry: Registry) => (name: string, help: string) => ({
  name: `proscenium_${name}`,
  help,
  registers: [registry],
});

function collectFrom({ pages, pool, db }: MetricSources, registry: Registry): () => void {
  const of = described(registry);
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      ...of(name, help),
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...of(name, help),
      collect() {
        this.set(read());
      },
    });
  // This and the outbox are absent while the database is.
  const backupTime = (name: string, help: string, finished: SQL) =>
    new Gauge({
      ...of(`backup_last_${name}_timestamp_seconds`, help),
      async collect() {
        const query = db.select({ time: max(backupRuns.finishedAt) }).from(backupRuns);
        const [run] = await query.where(finished).catch(() => []);
        if (run) this.set((run.time?.getTime() ?? 0) / 1000);
        else this.remove();
      },
    });

  // The longest interval there is: the measurement of the event loop, whose metrics are removed below, does not wake it.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 2 ** 31 - 1 });
  // Those of the event loop begin anew with each read, the totals are gauges with the suffix of counters.
  for (const { name } of registry.getMetricsAsArray())
    if (/^nodejs_(?:eventloop_lag_|active_\w+_total$)/.test(name)) registry.removeSingleMetric(name);
  counter('page_cache_hits_total', 'Requests answered from the page cache.', () => pages.hits);
  counter('page_cache_misses_total', 'Pages rendered for the page cache.', () => pages.misses);
  gauge('page_cache_pages', 'Cached pages.', () => pages.stock.pages);
  gauge('page_cache_bytes', 'Memory of the cached pages.', () => pages.stock.bytes);
  gauge('database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  registry.registerMetric(
    new Gauge({
      ...of('database_connections', 'Connections of this process by state.'),
      labelNames: ['state'],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      ...of('outbox_entries', 'Mails and sign-ups that are not delivered.'),
      labelNames: ['channel', 'state'],
      async collect() {
        const { channel, attempts, sentAt } = outbox;
        const failed = sql`count(*) filter (where ${gte(attempts, maxAttempts)})`.mapWith(Number);
        const query = db.select({ channel, all: count(), failed }).from(outbox).where(isNull(sentAt)).groupBy(channel);
        const channels = await query.catch(() => []);
        this.reset();
        for (const found of channels) {
          this.set({ channel: found.channel, state: 'waiting' }, found.all - found.failed);
          this.set({ channel: found.channel, state: 'given_up' }, found.failed);
        }
      },
    }),
  );
  backupTime('success', 'End of the last complete backup; 0: none.', isNotNull(backupRuns.bytes));
  backupTime('failure', 'End of the last failed backup; 0: none.', isNotNull(backupRuns.error));

  const delays = new Histogram({ ...of('event_loop_delay_seconds', 'Delay of the event loop.'), buckets });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    delays.observe(Math.max(0, now - last - loopInterval) / 1000);
    last = now;
  }, loopInterval).unref();
  return () => clearInterval(timer);
}
