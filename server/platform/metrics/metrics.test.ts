import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { createTestBackend, type TestBackend } from '#tests/test-backend.ts';
import { backupRuns } from '#server/db/tables/audit.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { maxAttempts } from '../outbox/send.ts';
import { Histogram, Metrics, routeClass } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { serveMetrics, withMetrics } from './serve-metrics.ts';
import { watchQueries } from './watch-queries.ts';
import { loopInterval, type MetricSources, writeMetrics } from './write-metrics.ts';

let opera: TestBackend;
const opened: (() => unknown)[] = [];
beforeAll(async () => {
  opera = await createTestBackend();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(() => opera.close());

function sources(changed: Partial<MetricSources> = {}): MetricSources {
  const pages = { stock: { pages: 2, bytes: 4096 }, hits: 7, misses: 3 };
  const { pool } = opera.database;
  return {
    metrics: new Metrics(),
    pages,
    pool,
    db: opera.ctx.db,
    delays: monitorEventLoopDelay({ resolution: loopInterval }),
    ...changed,
  };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  opened.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('/metrics', () => {
  test('is text for Prometheus with the counts of cache, outbox and backups', async () => {
    const now = new Date('2026-11-25T03:00:00Z');
    const payload = {};
    await opera.ctx.db.insert(outbox).values([
      { channel: 'mail', payload, nextAttemptAt: now },
      { channel: 'mail', payload, nextAttemptAt: now, attempts: maxAttempts },
    ]);
    await opera.ctx.db
      .insert(backupRuns)
      .values({ kind: 'scheduled', host: 'a', file: 'b', startedAt: now, finishedAt: now, bytes: 1 });
    const metrics = new Metrics();
    metrics.countRequest('api', 503);
    const text = await writeMetrics(sources({ metrics }));
    for (const line of [
      '# TYPE proscenium_requests_total counter',
      'proscenium_requests_total{route="api",outcome="5xx"} 1',
      'proscenium_page_cache_hits_total 7',
      'proscenium_page_cache_misses_total 3',
      'proscenium_page_cache_bytes 4096',
      'proscenium_outbox_entries{channel="mail",state="waiting"} 1',
      'proscenium_outbox_entries{channel="mail",state="given_up"} 1',
      `proscenium_backup_last_success_timestamp_seconds ${now.getTime() / 1000}`,
    ])
      expect(text.split('\n')).toContain(line);
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) |[a-z_]+(?:\{[^}]+\})? -?[\d.e+-]+$)/);
  });

  test('needs the token on the public port, and is a page like any other without one', async () => {
    const token = 'a'.repeat(24);
    const page: RequestListener = (_, outgoing) => outgoing.end('page');
    const url = await serve(withMetrics(token, async () => 'metrics', page));
    const ask = async (authorization: string) => {
      const answer = await fetch(`${url}/metrics`, { headers: { authorization } });
      return [answer.status, await answer.text()];
    };
    expect(await ask(`Bearer ${token}`)).toEqual([200, 'metrics']);
    expect(await ask('Bearer wrong')).toEqual([401, '']);
    expect(await (await fetch(`${url}/de`)).text()).toBe('page');
    const closed = await serve(withMetrics(undefined, async () => 'metrics', page));
    expect(await (await fetch(`${closed}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()).toBe(
      'page',
    );
  });

  test('is served on a loopback port of its own; a taken one is named', async () => {
    const taken = Number(new URL(await serve((_, outgoing) => outgoing.end())).port);
    await expect(serveMetrics(taken, async () => 'metrics')).rejects.toThrow(`METRICS_PORT ${taken} cannot be used`);
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    opened.push(await serveMetrics(port, async () => 'metrics'));
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('metrics');
    expect((await fetch(`http://127.0.0.1:${port}/de`)).status).toBe(404);
  });
});

test('requests are counted by class and outcome, and their answers have an id', async () => {
  const metrics = new Metrics();
  const observe = observeRequests(metrics, { trustProxy: true, logFormat: 'text' });
  const url = await serve((incoming, outgoing) =>
    observe?.({ incoming, outgoing }, () => outgoing.writeHead(incoming.url === '/lost' ? 404 : 200).end()),
  );
  const given = await fetch(`${url}/de/api/events/?a=1`, { headers: { 'X-Request-Id': 'from-proxy-1' } });
  expect(given.headers.get('X-Request-Id')).toBe('from-proxy-1');
  const made = await fetch(`${url}/lost`, { headers: { 'X-Request-Id': '<script>' } });
  expect(made.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(() => Object.fromEntries(metrics.requests))
    .toEqual({ 'route="api",outcome="2xx"': 1, 'route="page",outcome="4xx"': 1 });
});

test.each([
  ['/de/programm?x=/api/', 'page'],
  ['/de/pageeditor-api/user', 'editor'],
  ['/admin/events', 'admin'],
  ['/readyz', 'health'],
  ['/de/blog/feed.atom', 'feed'],
  ['/adminx', 'page'],
])('%s is of the class %s', (target, expected) => {
  expect(routeClass(target)).toBe(expected);
});

test('a histogram counts up to each bound', () => {
  const histogram = new Histogram();
  histogram.observeSince(performance.now() - 30);
  histogram.observeSince(performance.now() - 60_000);
  const lines = histogram.lines('x');
  expect(lines).toEqual(expect.arrayContaining(['x_bucket{le="0.025"} 0', 'x_bucket{le="0.05"} 1', 'x_count 2']));
  expect(lines).toContain('x_bucket{le="+Inf"} 2');
});

test('queries of the pool and of transactions are measured, failed ones as well', async () => {
  const own = await createTestBackend();
  const histogram = new Histogram();
  // On the embedded database the one connection is open already.
  await own.database.pool.query('select 1');
  const client = await own.database.pool.connect();
  own.database.pool.emit('connect', client);
  client.release();
  watchQueries(own.database.pool, () => histogram.begin());
  own.database.pool.emit('connect', client);
  await own.ctx.db.transaction((tx) => tx.execute(sql`select 1`));
  await own.ctx.db.execute(sql`select 1 / 0`).catch(() => {});
  expect(histogram.lines('x').at(-1)).toBe('x_count 4');
  await own.close();
});

test.each<[Record<string, string>, RegExp]>([
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: needs 24 characters/],
  [{ METRICS_PORT: '0' }, /METRICS_PORT/],
  [{ LOG_FORMAT: 'xml' }, /LOG_FORMAT/],
])('refuses the settings %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
