import { createServer, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Pool } from 'pg';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { root, sourceFiles } from '#tests/source-files.ts';
import { listenOnLoopback } from '#tests/loopback.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { readConfig } from '../config.ts';
import { logAsJson } from '../log/json-log.ts';
import { watchQueries } from '../metrics/watch-queries.ts';
import { describeQuery, describeRequest } from './open-tracing.ts';
import { startTracing, type Tracing } from './tracing.ts';

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.union([z.string(), z.number()])) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  name: z.string(),
  kind: z.number(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(attributeSchema),
});
const resourceSpans = z.object({
  resource: z.object({ attributes: z.array(attributeSchema) }),
  scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
});
type Sent = z.infer<typeof spanSchema>;

const opera = await sharedBackend();

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await listenOnLoopback(createServer(listener));
  opened.push(close);
  return url;
}

interface Collector {
  url: string;
  spans: Sent[];
  services: Set<unknown>;
  headers: unknown[];
}

/** Takes what is sent to it, like a collector on the loopback. */
async function openCollector(): Promise<Collector> {
  const collector: Collector = { url: '', spans: [], services: new Set(), headers: [] };
  collector.url = await serve((incoming, outgoing) => {
    collector.headers.push([incoming.url, incoming.headers['x-tenant']]);
    void json(incoming).then((body) => {
      for (const { resource, scopeSpans } of z.object({ resourceSpans: z.array(resourceSpans) }).parse(body)
        .resourceSpans) {
        collector.services.add(valueOf(resource, 'service.name'));
        collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      }
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return collector;
}

function valueOf({ attributes }: Pick<Sent, 'attributes'>, key: string): unknown {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && Object.values(value)[0];
}

async function start(env: Record<string, string>): Promise<Tracing> {
  // OpenTelemetry reads its variables from the process.
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const tracing = await startTracing(readConfig(env));
  vi.unstubAllEnvs();
  if (!tracing) throw new Error('Traces are not recorded');
  opened.push(tracing.close);
  return tracing;
}

/** A database whose only connection is watched. */
async function openWatched(tracing: Tracing): Promise<Database> {
  const { databaseUrl, dataDir } = opera.ctx.config;
  const watch = (pool: Pool) => watchQueries(pool, tracing.query);
  if (databaseUrl !== undefined) {
    const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir, onPool: watch });
    opened.push(database.close);
    return database.db;
  }
  // The embedded database has one connection. It is open before it is watched, so that it is watched once.
  const { db, pool } = opera.database;
  const client = await pool.connect();
  watch(pool);
  pool.emit('connect', client);
  client.release();
  return db;
}

it('a request is a trace with its renderings, queries and calls, and without what visitors have sent', async () => {
  const collector = await openCollector();
  let passedOn: string | undefined;
  const backend = await serve((incoming, outgoing) => {
    passedOn = incoming.headers.traceparent as string | undefined;
    outgoing.writeHead(404).end();
  });
  const tracing = await start({
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=house%201' },
    ...{ OTEL_SERVICE_NAME: 'oper', CONTENT_API_URL: backend, TRUST_PROXY: 'true' },
  });
  const db = await openWatched(tracing);
  const lines: string[] = [];
  opened.push(logAsJson((line) => lines.push(line)));
  const url = await serve((incoming, outgoing) =>
    tracing.request({ incoming, outgoing }, async () => {
      await tracing.work('render', async () => {
        await db.execute(sql`select ${'secret@visitor.example'} as name from pg_class limit 1`);
        await db.execute(sql`select 1 / 0`).catch(() => {});
      });
      await tracing.calls(fetch)(`${backend}/de/api/events/?q=secret`);
      console.log('done');
      outgoing.writeHead(503).end();
    }),
  );
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${url}/de/programm/la-boheme/12?email=secret@visitor.example`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await tracing.close();
  const named = Object.fromEntries(collector.spans.map((span) => [span.name, span]));
  const request = named['GET page'];
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331', kind: 2, status: { code: 2 } });
  expect(request && valueOf(request, 'http.route')).toBe('/de/programm/:slug/:id');
  expect(request && valueOf(request, 'http.response.status_code')).toBe(503);
  expect(request && BigInt(request.endTimeUnixNano) > BigInt(request.startTimeUnixNano)).toBe(true);
  expect(named['render']?.parentSpanId).toBe(request?.spanId);
  expect(named['SELECT pg_class']).toMatchObject({ traceId, parentSpanId: named['render']?.spanId });
  expect(named['SELECT']).toMatchObject({ status: { code: 2 } });
  expect(named['GET 127.0.0.1']).toMatchObject({ parentSpanId: request?.spanId, status: { code: 2 } });
  expect(passedOn).toBe(`00-${traceId}-${named['GET 127.0.0.1']?.spanId}-01`);
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|visitor|1 \/ 0|\?/);
  expect([...collector.services]).toEqual(['oper']);
  expect(collector.headers[0]).toEqual(['/v1/traces', 'house 1']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'done', trace_id: traceId });
});

it('queries that wait for the same connection belong to the requests that sent them', async () => {
  const collector = await openCollector();
  const tracing = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const db = await openWatched(tracing);
  const url = await serve((incoming, outgoing) =>
    tracing.request({ incoming, outgoing }, async () => {
      const table = incoming.url === '/de/a' ? sql`pg_class` : sql`pg_type`;
      for (let at = 0; at < 3; at += 1) await db.execute(sql`select 1 from ${table} limit 1`);
      outgoing.end();
    }),
  );
  await db.execute(sql`select 1 from pg_index limit 1`);
  await Promise.all(['/de/a', '/de/b', '/de/a', '/de/b'].map((address) => fetch(url + address)));
  await tracing.close();
  const routes = new Map(collector.spans.map((span) => [span.spanId, valueOf(span, 'http.route')]));
  const queries = collector.spans.filter(({ name }) => name.startsWith('SELECT'));
  expect(queries).toHaveLength(12);
  for (const { name, parentSpanId } of queries)
    expect([name, routes.get(parentSpanId ?? '')]).toEqual(
      name === 'SELECT pg_class' ? ['SELECT pg_class', '/de/a'] : ['SELECT pg_type', '/de/b'],
    );
});

it('a share of the traces is recorded, and a foreign parent is ignored without a proxy', async () => {
  const collector = await openCollector();
  const none = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' });
  const all = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  for (const tracing of [none, all]) {
    const url = await serve((incoming, outgoing) => tracing.request({ incoming, outgoing }, () => outgoing.end()));
    await fetch(`${url}/de`, { headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
    await tracing.close();
  }
  expect(collector.spans).toHaveLength(1);
  expect(collector.spans[0]?.traceId).not.toBe('a'.repeat(32));
});

it('a collector that is away is told once and holds nothing up', async () => {
  const tracing = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  });
  const url = await serve((incoming, outgoing) => tracing.request({ incoming, outgoing }, () => outgoing.end()));
  for (let at = 0; at < 3; at += 1) expect((await fetch(`${url}/de`)).status).toBe(200);
  const startedAt = performance.now();
  await tracing.close();
  expect(performance.now() - startedAt).toBeLessThan(4000);
  const said: unknown[] = [];
  await vi.waitFor(() => expect(said.push(...takeConsoleErrors())).toBe(1), 20_000);
});

it('the standard variables for traces alone go before those for everything', async () => {
  const collector = await openCollector();
  const tracing = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=house',
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-tenant=traces',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=opera',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const url = await serve((incoming, outgoing) => tracing.request({ incoming, outgoing }, () => outgoing.end()));
  await fetch(`${url}/de`);
  await vi.waitFor(() => expect(collector.headers).toEqual([['/own/path', 'traces']]));
  expect([collector.spans.length, ...collector.services]).toEqual([1, 'opera']);
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
});

it('without the setting nothing of it is loaded', async () => {
  expect(await startTracing(readConfig({}))).toBeUndefined();
  const product = sourceFiles('{main,server}').filter((file) => !file.endsWith('.test.ts'));
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const loading = product.filter((file) => /^import (?!type\b)[^;]*? from '@opentelemetry\//m.test(text(file)));
  expect(loading).toEqual(['server/platform/tracing/open-tracing.ts']);
  expect(product.filter((file) => text(file).includes("from './open-tracing.ts'"))).toEqual([]);
});

it.each([
  ['with "a" as (select 1) select * from "events" where "id" = $1', 'SELECT events'],
  ['insert into "newsletter_subscribers" ("email") values ($1)', 'INSERT newsletter_subscribers'],
  ['update "public"."pages" set "title" = $1', 'UPDATE pages'],
  ['begin', 'BEGIN'],
  ['vacuum', 'QUERY'],
])('%s is described as %s', (text, name) => {
  expect(describeQuery(text).name).toBe(name);
});

it('an unknown method and a search are described without what they say', () => {
  expect(describeRequest('SECRET', '/de/suche?q=secret')).toEqual({
    name: '_OTHER page',
    attributes: { 'http.request.method': '_OTHER', 'http.route': '/de/suche' },
  });
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'no value' }, /OTEL_EXPORTER_OTLP_HEADERS: must be name=value/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, /OTEL_EXPORTER_OTLP_HEADERS: must have percent-encoded values/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG/],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, /OTEL_TRACES_SAMPLER: must be always_on/],
])('refuses the settings %j', (env: Record<string, string>, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
