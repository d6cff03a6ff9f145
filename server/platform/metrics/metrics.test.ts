import { createServer, type RequestListener } from 'node:http';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { listenOnLoopback } from '#tests/loopback.ts';
import { createTestBackend, sharedBackend } from '#tests/test-backend.ts';
import { backupRuns } from '#server/db/tables/audit.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { maxAttempts } from '../outbox/send.ts';
import { createMetrics, type MetricSources } from './metrics.ts';
import { observeRequests, routeClass } from './observe-requests.ts';
import { serveMetrics, withMetrics } from './serve-metrics.ts';
import { watchQueries } from './watch-queries.ts';

const opened: (() => unknown)[] = [];
const backend = await sharedBackend();
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Metrics that read the test backend. */
function collected(db: MetricSources['db'] = backend.ctx.db) {
  const metrics = createMetrics();
  const pages = { stock: { pages: 2, bytes: 4096 }, hits: 7, misses: 3 };
  opened.push(metrics.collectFrom({ pages, pool: backend.database.pool, db }));
  return { metrics, pages };
}

async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer(listener));
  opened.push(close);
  return url;
}

it('/metrics is text for Prometheus with the counts of cache, outbox and backups', async () => {
  const now = new Date('2026-11-25T03:00:00Z');
  const payload = {};
  await backend.ctx.db.insert(outbox).values([
    { channel: 'mail', payload, nextAttemptAt: now },
    { channel: 'mail', payload, nextAttemptAt: now, attempts: maxAttempts },
  ]);
  await backend.ctx.db
    .insert(backupRuns)
    .values({ kind: 'scheduled', host: 'a', file: 'b', startedAt: now, finishedAt: now, bytes: 1 });
  const { metrics, pages } = collected();
  metrics.requests.inc({ route: 'api', code: 503 });
  await metrics.write();
  pages.hits += 1;
  const text = await metrics.write();
  for (const line of [
    '# TYPE proscenium_http_requests_total counter',
    'proscenium_http_requests_total{route="api",code="503"} 1',
    '# TYPE process_resident_memory_bytes gauge',
    '# TYPE nodejs_heap_size_used_bytes gauge',
    'proscenium_page_cache_hits_total 8',
    'proscenium_page_cache_misses_total 3',
    'proscenium_page_cache_bytes 4096',
    'proscenium_outbox_entries{channel="mail",state="waiting"} 1',
    'proscenium_outbox_entries{channel="mail",state="given_up"} 1',
    `proscenium_backup_last_success_timestamp_seconds ${now.getTime() / 1000}`,
  ])
    expect(text.split('\n')).toContain(line);
  // Of another server in the same process.
  expect(await collected().metrics.write()).not.toContain('code="503"');
});

it('/metrics lacks outbox and backups while the database is away', async () => {
  expect(await collected().metrics.write()).toMatch(/^proscenium_backup/m);
  const away = drizzle('postgres://127.0.0.1:1/away');
  expect(await collected(away).metrics.write()).not.toMatch(/^proscenium_(?:outbox|backup)/m);
});

it('/metrics keeps the delays of the event loop when it is read', async () => {
  const { metrics } = collected();
  const count = async () =>
    Number(/^proscenium_event_loop_delay_seconds_count (\d+)/m.exec(await metrics.write())?.[1]);
  await expect.poll(count).toBeGreaterThan(1);
  expect(await count()).toBeGreaterThan(1);
});

it('/metrics needs the token on the public port, and is a page like any other without one', async () => {
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

it('/metrics is served on a loopback port of its own; a taken one is named', async () => {
  const taken = Number(new URL(await serve((_, outgoing) => outgoing.end())).port);
  await expect(serveMetrics(taken, async () => 'metrics')).rejects.toThrow(`METRICS_PORT ${taken} cannot be used`);
  const { port, close } = await listenOnLoopback(createServer());
  await close();
  opened.push(await serveMetrics(port, async () => 'metrics'));
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('metrics');
  expect((await fetch(`http://127.0.0.1:${port}/de`)).status).toBe(404);
});

it('requests are counted by class and status, and their answers have an id', async () => {
  const metrics = createMetrics();
  const observe = observeRequests(metrics, { trustProxy: true, logFormat: 'text' });
  const url = await serve((incoming, outgoing) =>
    observe?.({ incoming, outgoing }, () => outgoing.writeHead(incoming.url === '/lost' ? 404 : 200).end()),
  );
  const given = await fetch(`${url}/de/api/events/?a=1`, { headers: { 'X-Request-Id': 'from-proxy-1' } });
  expect(given.headers.get('X-Request-Id')).toBe('from-proxy-1');
  const made = await fetch(`${url}/lost`, { headers: { 'X-Request-Id': '<script>' } });
  expect(made.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(async () => (await metrics.requests.get()).values)
    .toEqual([
      { labels: { route: 'api', code: 200 }, value: 1 },
      { labels: { route: 'page', code: 404 }, value: 1 },
    ]);
});

it.each([
  ['/de/programm?x=/api/', 'page'],
  ['/de/pageeditor-api/user', 'editor'],
  ['/admin/events', 'admin'],
  ['/readyz', 'health'],
  ['/de/blog/feed.atom', 'feed'],
  ['/adminx', 'page'],
])('%s is of the class %s', (target, expected) => {
  expect(routeClass(target)).toBe(expected);
});

it('queries of the pool and of transactions are measured, failed ones as well', async () => {
  const own = await createTestBackend();
  let ended = 0;
  // On the embedded database the one connection is open already.
  await own.database.pool.query('select 1');
  const client = await own.database.pool.connect();
  own.database.pool.emit('connect', client);
  client.release();
  watchQueries(own.database.pool, () => () => (ended += 1));
  own.database.pool.emit('connect', client);
  await own.ctx.db.transaction((tx) => tx.execute(sql`select 1`));
  await own.ctx.db.execute(sql`select 1 / 0`).catch(() => {});
  expect(ended).toBe(4);
  await own.close();
});

it.each<[Record<string, string>, RegExp]>([
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN: needs 24 characters/],
  [{ METRICS_PORT: '0' }, /METRICS_PORT/],
  [{ LOG_FORMAT: 'xml' }, /LOG_FORMAT/],
])('refuses the settings %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
