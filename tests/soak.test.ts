import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createListener } from '#server/http/listener/listener.ts';
import { PageCache } from '#server/platform/page-cache/page-cache.ts';
import { everything } from './extent.ts';
import { fuzz } from './soak/fuzz.ts';
import { killWriters } from './soak/kills.ts';
import { readDocument, requestFromDocument } from './soak/make-request.ts';
import { Random } from './soak/random.ts';
import { rawRequest, sendRaw } from './soak/raw-requests.ts';
import { add, faultTable, killTable, type Row } from './soak/tables.ts';
import { createTcpProxy } from './tcp-proxy.ts';
import { listenOnLoopback } from './loopback.ts';
import { sharedBackend } from './test-backend.ts';
import { testEngine } from './test-engine.ts';

let port = 0;
let close: () => Promise<void>;
const opera = await sharedBackend({ config: { trustProxy: true } });
beforeAll(async () => {
  const listener = createListener({
    pages: new PageCache({ bytes: 0, render: async () => new Response(null, { status: 404 }) }),
    files: new Map(),
    backend: (request, bindings) => opera.app.fetch(request, bindings),
    site: async () => new Response('page', { status: 404 }),
    uploadBytes: 1_000_000,
  });
  ({ port, close } = await listenOnLoopback(createServer(listener)));
});
afterAll(async () => {
  await close();
});

it('no request made from the description of the calls is answered with 500 or more', async () => {
  const count = everything ? 600 : 200;
  const report = await fuzz({ port, count, seed: 7, signIn: () => opera.signIn('admin') });
  expect(report.failures).toEqual([]);
  expect(report.requests).toBe(count);
  // Not everything is refused at the door.
  const answered = (status: number) => report.statuses[status] ?? 0;
  expect(answered(200)).toBeGreaterThan(count / 120);
  expect(answered(404) + answered(422)).toBeGreaterThan(count / 6);
}, 120_000);

it('an answer of 500 is a failure with the request that led to it', async () => {
  const server = createServer((incoming, outgoing) => {
    const document = { paths: { '/a': { get: { parameters: [] } } }, components: { schemas: {} } };
    outgoing.writeHead(incoming.url === '/openapi.json' ? 200 : 500).end(JSON.stringify(document));
  });
  const own = await listenOnLoopback(server);
  const report = await fuzz({ port: own.port, count: 20, seed: 1, signIn: async () => ({}) });
  await own.close();
  expect(report.failures.length).toBeGreaterThan(10);
  expect(report.failures.map(({ request }) => request)).toContain('GET /a as admin');
});

it('the same seed makes the same requests', async () => {
  const document = readDocument(await (await opera.app.request('/openapi.json')).json());
  const make = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 50 }, () => [requestFromDocument({ document, random }), rawRequest(random).toString()]);
  };
  expect(make(3)).toEqual(make(3));
  expect(make(3)).not.toEqual(make(4));
});

it('several answers on one connection are all seen', async () => {
  const once = 'GET /healthz HTTP/1.1\r\nHost: house.example\r\n\r\n';
  expect(await sendRaw(port, Buffer.from(once + once))).toEqual([200, 200]);
});

it('rounds of the same fault are added up, and one that was not survived stays so', () => {
  const row: Row = {
    ...{ fault: 'none', seconds: 2, recovered: 1500, visits: 3, unanswered: 1 },
    ...{ refused: 2, broken: 0, writes: 4, writesRefused: 5 },
  };
  const rows: Row[] = [];
  add(rows, { ...row });
  add(rows, { ...row, recovered: 500 });
  expect(faultTable(rows)).toContain('| none | 4 | 6 | 2 | 4 | 0 | 8 | 10 | 1.5 s |');
  add(rows, { ...row, recovered: null });
  expect(faultTable(rows)).toContain('| never |');
});

it('killed processes that write lose nothing that they have acknowledged', async () => {
  const kills = await killWriters(testEngine(), { count: 2, random: new Random(5) });
  expect(kills).toMatchObject({ kills: 2, lost: 0, gaps: 0 });
  expect(kills.acknowledged).toBeGreaterThanOrEqual(2);
  expect(killTable([kills])).toContain(' | 2 | ');
}, 120_000);

it('bytes that are held back keep their order when the delay changes', async () => {
  const echo = await listenOnLoopback(createTcpServer((socket) => void socket.pipe(socket)));
  const proxy = await createTcpProxy({ host: '127.0.0.1', port: echo.port });
  const socket = connect(proxy.port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  for (const [delay, text] of [
    [80, 'a'],
    [5, 'b'],
    [0, 'c'],
  ] as const) {
    proxy.delay(delay);
    socket.write(text);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  await vi.waitFor(() => expect(received).toBe('abc'));
  socket.destroy();
  await proxy.shut();
  await echo.close();
});
