import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/base/errors.ts';
import { listenOnLoopback } from '#tests/loopback.ts';
import { PageCache } from '../../platform/page-cache/page-cache.ts';
import { requestContext } from './request-context.ts';
import { createListener } from './listener.ts';
import { prepareResponse } from '../../platform/page-cache/prepared-response.ts';

const html = `<!doctype html><title>Oper</title>${'<p>Vorhang auf</p>'.repeat(200)}`;
const requested: string[] = [];
let outage: Error | undefined;

async function site(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  requested.push(pathname + search);
  if (outage) throw outage;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'self'" };
  if (pathname === '/') return new Response(null, { status: 302, headers: { Location: `/de${search}` } });
  if (pathname === '/de/fehlt') return new Response(html, { status: 404, headers });
  const cookie = request.headers.get('cookie') ?? '';
  return new Response(`${html}<!--${cookie}-->`, { headers: { ...headers, 'Cache-Tag': 'page:1' } });
}

const backend = new Hono();
backend.post('/de/api/echo', async (context) => context.json({ length: (await context.req.text()).length }));
backend.get('/de/api/asked', (context) => context.text(context.req.url.replace(/^https?:\/\/[^/]*/, '')));
backend.onError((error) => new Response(error.message, { status: error instanceof AppError ? 413 : 500 }));

const pages = new PageCache({ bytes: 1e7, render: (key) => site(new Request(`http://house.example${key}`)) });
const files = new Map([
  ['/assets/entry-1.js', prepareResponse(['Content-Type', 'text/javascript'], { plain: Buffer.from('1') })],
]);
const listener = createListener({
  pages,
  files,
  backend: (request) => backend.fetch(request),
  site,
  siteUrl: 'http://a.example',
  uploadBytes: 1000,
});
const { port, url: base, close } = await listenOnLoopback(createServer(listener));

beforeEach(() => {
  requested.length = 0;
  outage = undefined;
  pages.drop(['page:1']);
});
afterAll(close);

interface Raw {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Sends a request as it is: fetch would decode, follow redirects and normalise the address. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(base, { path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

it('refuses the name of another house, also for a page that is cached, and answers probes by any name', async () => {
  expect((await raw('/de', { host: 'a.example' })).status).toBe(200);
  for (const host of ['evil.example', 'www.a.example:443']) {
    const { status, headers, body } = await raw('/de', { host });
    expect([status, headers['cache-control'], body.toString()]).toEqual([
      421,
      'no-store',
      'This server answers for a.example only.\n',
    ]);
  }
  expect((await raw('http://evil.example/de', { host: 'a.example' })).status).toBe(421);
  expect((await raw('/healthz', { host: 'probe.cluster.local' })).status).not.toBe(421);
});

it('counts the site’s backend requests for the visitor who caused them', async () => {
  let address: string | undefined;
  const own = createServer(
    createListener({
      pages: new PageCache({ bytes: 0, render: async () => new Response() }),
      files: new Map(),
      backend: () => new Response(),
      site: async () => {
        await pause(1);
        address = requestContext.getStore()?.incoming.socket.remoteAddress;
        return new Response();
      },
      uploadBytes: 1000,
    }),
  );
  const loopback = await listenOnLoopback(own);
  await fetch(`${loopback.url}/de/kontakt`, { method: 'POST' });
  await loopback.close();
  expect(address).toBe('127.0.0.1');
});

/** Sends bytes as they are and returns the status line of the first answer. */
function statusOf(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', reject);
    socket.once('data', (bytes) => {
      resolve(bytes.toString().split(' ', 2)[1] ?? '');
      socket.destroy();
    });
  });
}

describe.each([
  ['a cached page', '/de'],
  ['a page that is not cached', '/de?edit'],
  ['a static file', '/assets/entry-1.js'],
])('the host of a request for %s', (_, path) => {
  beforeEach(() => raw('/de'));

  it.each([
    ['is needed with HTTP/1.1', `GET ${path} HTTP/1.1\r\n\r\n`, '400'],
    ['is not needed with HTTP/1.0', `GET ${path} HTTP/1.0\r\n\r\n`, '200'],
    ['may not be given twice', `GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n`, '400'],
    ['may not be given twice in HTTP/1.0', `GET ${path} HTTP/1.0\r\nHost: a.example\r\nHost: a.example\r\n\r\n`, '400'],
    ['may not be empty', `GET ${path} HTTP/1.1\r\nHost:\r\n\r\n`, '400'],
    ['is one name', `GET ${path} HTTP/1.1\r\nHost: a.example, b.example\r\n\r\n`, '400'],
    ['may stand in the target', `GET http://a.example${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`, '200'],
    ['in the target replaces the header', `GET HTTPS://a.example:8080${path} HTTP/1.1\r\nHost: b\r\n\r\n`, '200'],
    ['in the target has no user', `GET http://me@a.example${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`, '400'],
    ['in the target is not empty', `GET http://${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`, '400'],
    ['with a target is needed all the same', `GET http://a.example${path} HTTP/1.1\r\n\r\n`, '400'],
  ])('%s', async (__, request, status) => {
    expect(await statusOf(request)).toBe(status);
  });
});

it('answers the absolute form of a target like its path', async () => {
  expect(await statusOf('GET http://a.example HTTP/1.1\r\nHost: a.example\r\n\r\n')).toBe('302');
  expect(await statusOf('GET http://a.example?query=1 HTTP/1.1\r\nHost: a.example\r\n\r\n')).toBe('302');
  expect(new Set(requested)).toEqual(new Set(['/', '/?query=1']));
});

it('a page is rendered once and sent in an encoding that the browser accepts', async () => {
  const plain = await raw('/de');
  const br = await raw('/de', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await raw('/de?utm_source=mail', { 'accept-encoding': 'gzip' });
  expect(requested).toEqual(['/de']);
  expect(plain.body.toString()).toContain('Vorhang auf');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
  for (const { headers } of [plain, br, gzip]) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
      vary: 'Accept-Encoding',
    });
  }
});

it('a page answers 304 to an ETag in a list', async () => {
  const { headers } = await raw('/de', { 'accept-encoding': 'br' });
  const again = await raw('/de', { 'accept-encoding': 'br', 'if-none-match': `"other", ${String(headers.etag)}` });
  expect(again).toMatchObject({
    status: 304,
    headers: { etag: headers.etag, 'cache-control': headers['cache-control'] },
  });
  expect(again.body).toHaveLength(0);
});

it.each([
  ['200', 'of another encoding', (etag: string) => etag.replace('-br', '-gzip')],
  ['200', 'that only begins alike', (etag: string) => etag.replace('-br', '-broken')],
  ['304', 'in the first of two headers', (etag: string) => `${etag}\r\nIf-None-Match: "other"`],
  ['304', 'weakened by a proxy', (etag: string) => `W/${etag}`],
])('a page answers %s to an ETag %s', async (status, _, known) => {
  const { headers } = await raw('/de', { 'accept-encoding': 'br' });
  const lines = `Host: a.example\r\nAccept-Encoding: br\r\nIf-None-Match: ${known(String(headers.etag))}`;
  expect(await statusOf(`GET /de HTTP/1.1\r\n${lines}\r\n\r\n`)).toBe(status);
});

it('a page answers HEAD with the headers of GET and without a body', async () => {
  const head = await raw('/de', {}, 'HEAD');
  const get = await raw('/de');
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(get.body.length));
});

it('a page is rendered for one person and not cached when there is a session, and no other cookie is in the cache', async () => {
  await raw('/de');
  const own = await raw('/de', { cookie: 'proscenium.session_token=secret' });
  expect(own.body.toString()).toContain('secret');
  expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(own.headers).not.toHaveProperty('cache-tag');
  expect((await raw('/de')).body.toString()).not.toContain('secret');
  expect((await raw('/de', { cookie: 'visitor=me' })).body.toString()).not.toContain('visitor=me');
});

it('a page keeps the whole query in a redirect, also parameters that the cache ignores', async () => {
  expect((await raw('/?utm_source=mail')).headers.location).toBe('/de?utm_source=mail');
  expect((await raw('/?page=2')).headers.location).toBe('/de?page=2');
});

it('a page that is not found is compressed and not cached', async () => {
  const first = await raw('/de/fehlt', { 'accept-encoding': 'br' });
  expect(first.status).toBe(404);
  expect(brotliDecompressSync(first.body).toString()).toBe(html);
  await raw('/de/fehlt');
  expect(requested).toEqual(['/de/fehlt', '/de/fehlt']);
});

it.each([
  ['/de/neu?utm_campaign=-20%rabatt', '/de/neu'],
  ['/de/neu?fbclid=%E4x&page=2', '/de/neu?page=2'],
  ['/de/suche?q=M%FCller&utm_term=%', '/de/suche?q=M%C3%BCller'],
  ['/de/neu?edit&utm_term=M%FCller', '/de/neu?edit&utm_term=M%C3%BCller'],
  ['/K%FCche', '/K%C3%BCche'],
  ['/de/%zz', '/de/%25zz'],
])('an address that is not UTF-8: %s is asked as %s', async (path, asked) => {
  expect((await raw(path)).status).toBe(200);
  expect(requested).toEqual([asked]);
});

it('an address that is not UTF-8 reaches the backend with a query that can be decoded', async () => {
  const { body } = await raw('/de/api/asked?q=M%FCller&utm_term=-20%rabatt');
  expect(body.toString()).toBe('/de/api/asked?q=M%C3%BCller&utm_term=-20%25rabatt');
});

it.each(['/de/%00', '/de/../../etc/passwd', '//evil.example', '/de/a%5cb?edit'])(
  'an error in the address %s is a 404',
  async (path) => {
    const answer = await raw(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain('Adresse');
    expect(requested).toEqual([]);
  },
);

it('an error at a backend address has the contract’s shape', async () => {
  const answer = await raw('/en/api/%00');
  expect(JSON.parse(answer.body.toString())).toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('address'),
  });
});

it('an error of the database is a 503 with its own page in the language of the path', async () => {
  outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const german = await raw('/de/neu');
  expect(german).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(german.body.toString()).toContain('lang="de"');
  expect((await raw('/en/new?edit')).body.toString()).toContain('rise again');
});

it('an error of the database does not remove cached pages', async () => {
  await raw('/de');
  outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  pages.markAllStale();
  expect((await raw('/de')).status).toBe(200);
});

it('an error in the protocol closes only that connection', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('GET\r\n\r\n'));
    socket.resume().on('close', () => resolve());
  });
  expect((await raw('/de')).status).toBe(200);
});

const send = (bytes: number, chunked: boolean) => {
  const text = 'x'.repeat(bytes);
  const body = chunked ? new Blob([text]).stream() : text;
  return fetch(`${base}/de/api/echo`, { method: 'POST', body, duplex: 'half' } as RequestInit);
};

it('a request body arrives complete up to the limit, which is 64 kB for a form on a page', async () => {
  expect(await (await send(100_000, false)).json()).toEqual({ length: 100_000 });
  expect(await (await send(100_000, true)).json()).toEqual({ length: 100_000 });
  expect((await send(5_000_000, false)).status).toBe(413);
  expect((await send(5_000_000, true)).status).toBe(413);
  const submit = (bytes: number) => fetch(`${base}/de`, { method: 'POST', body: 'x'.repeat(bytes) });
  expect((await submit(64 * 1024)).status).toBe(200);
  expect((await submit(64 * 1024 + 1)).status).toBe(413);
});

it.each([
  ['declared', 'Content-Length: 5000000', '', ''],
  ['untold', 'Transfer-Encoding: chunked', '4c4b40\r\n', '\r\n0\r\n\r\n'],
])(
  'a request body above the limit, %s and sent slowly, still gets its response, and the connection stays open',
  async (...[, how, before, after]) => {
    const socket = connect(port, '127.0.0.1');
    let answers = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answers += text));
    socket.write(`POST /de/api/echo HTTP/1.1\r\nHost: a.example\r\n${how}\r\n\r\n${before}${'x'.repeat(4_500_000)}`);
    await pause(800);
    socket.write(
      `${'x'.repeat(500_000)}${after}GET /assets/none.js HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
  },
);

it('a file is sent from memory, and an unknown one is a plain 404', async () => {
  expect((await raw('/assets/entry-1.js?x=1')).body.toString()).toBe('1');
  expect((await raw('/assets/entry-2.js')).status).toBe(404);
  expect(requested).toEqual([]);
});

it('rejects an invalid host in the response format of the address', async () => {
  const onBackend = await raw('/de/api/site/', { host: 'someone@oper.example' });
  expect([onBackend.status, onBackend.headers['content-type']]).toEqual([400, 'application/json']);
  expect(JSON.parse(onBackend.body.toString())).toMatchObject({ code: 'bad_request' });
  const onSite = await raw('/de/nowhere', { host: 'a b/c' });
  expect([onSite.status, onSite.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
});

it.each(['/de', '/auth/sign-in/email', '/de/api/echo'])('refuses TRACE %s', async (target) => {
  const sent = httpRequest(base + target, { method: 'TRACE' }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  expect(requested).toEqual([]);
});
