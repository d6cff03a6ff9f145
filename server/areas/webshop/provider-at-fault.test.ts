import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { framed, listen } from '#tests/ticket-provider.ts';
import { createProviderClient, type ProviderFault, usualLimits } from '../ticketing/provider-client.ts';
import { openShopServer, openShops, visitShop } from './shop-server.fixture.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };

type Shops = Awaited<ReturnType<typeof openShops>>;
let provider: Shops['provider'];
let ctx: Shops['shopServer'];
let hasty: Shops['hasty'];
const shops = await openShops();
({ provider, shopServer: ctx, hasty } = shops);
beforeEach(() => shops.reset());
afterAll(() => shops.close());

const visit = (path: string, init: RequestInit = {}, at = ctx) => visitShop(at, path, init);

const inFrame = async (status: number, note: 'away' | 'gone' = 'away') => {
  const answer = await visit('/webshop/webticket/cart', {}, status === 504 ? hasty : ctx);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(text).toContain(`data-shop="${note}"`);
  expect(text).toContain('0221 000');
  expect(text).toContain('<div id="webshop"></div>');
};

it.each<[string, number, Shops['provider']['answer']]>([
  ['an error', 502, (_, outgoing) => outgoing.writeHead(500, html).end(framed('Stacktrace'))],
  ['a page without the frame', 502, (_, outgoing) => outgoing.writeHead(200, html).end('<h1>It works!</h1>')],
  ['half a page', 502, (_, outgoing) => outgoing.writeHead(200, html).end(framed('x').slice(0, 120))],
  ['no type', 502, (_, outgoing) => outgoing.writeHead(200).end('?')],
  ['a page above the size limit', 502, (_, outgoing) => outgoing.writeHead(200, html).end(framed('x'.repeat(60_000)))],
  [
    'an encoding that was not requested',
    502,
    (_, outgoing) => outgoing.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(framed('x'))),
  ],
  ['nothing', 504, () => {}],
  ['a page that does not end', 504, (_, outgoing) => void outgoing.writeHead(200, html).write(framed('x'))],
  ['a broken connection', 503, (_, outgoing) => void outgoing.destroy()],
  [
    'a connection that breaks in the middle',
    503,
    (_, outgoing) => {
      outgoing.writeHead(200, { ...html, 'content-length': '5000' }).write('<');
      setTimeout(() => outgoing.destroy(), 20);
    },
  ],
  ['a response that is not HTTP', 502, (_, outgoing) => void outgoing.socket?.end('SSH-2.0-x\r\n\r\n')],
  [
    'two framings at once',
    502,
    (_, outgoing) =>
      void outgoing.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
  ],
  ['a redirect to nowhere', 502, (_, outgoing) => outgoing.writeHead(302).end()],
])('keeps the frame when the provider sends %s: returns %i', async (...[, status, answer]) => {
  provider.answer = answer;
  await inFrame(status);
  takeConsoleErrors();
});

it('keeps the frame when the provider returns 404 without a body, also to a client that does not say that it wants a page', async () => {
  provider.answer = (_, outgoing) => outgoing.writeHead(404).end();
  await inFrame(404, 'gone');
  const answer = await visit('/webshop/foo', { headers: { accept: '*/*' } });
  expect([answer.status, (await answer.text()).includes('data-shop="gone"')]).toEqual([404, true]);
  const part = await visit('/webshop/foo', { headers: { accept: '*/*', 'sec-fetch-dest': 'image' } });
  expect([part.status, await part.text()]).toEqual([404, '']);
});

it('keeps the frame when the provider returns 404', async () => {
  provider.answer = (_, outgoing) => outgoing.writeHead(404, html).end('Not found');
  await inFrame(404, 'gone');
  provider.answer = (_, outgoing) => outgoing.writeHead(404, html).end(framed('Diesen Abend gibt es nicht'));
  const own = await visit('/webshop/webticket/selectseat');
  expect([own.status, (await own.text()).includes('Diesen Abend')]).toEqual([404, true]);
});

it('keeps the frame when the provider is unreachable: message in the visitor’s language, and one log line for repeated failures', async () => {
  const gone = await listen(() => {});
  await gone.close();
  const alone = await openShopServer(gone.url);
  for (let n = 0; n < 3; n += 1) {
    const answer = await fetch(`${alone.url}/webshop/webticket/shop?language=en`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toContain('lang="en"');
  }
  expect(takeConsoleErrors()).toEqual(['Ticket provider: away, ECONNREFUSED']);
  alone.seen.outage = true;
  alone.pages.drop(['site']);
  expect(await (await fetch(`${alone.url}/webshop?language=en`)).text()).toContain('data-shop="away"');
  expect((await fetch(`${alone.url}/webshop`)).status).toBe(503);
  await alone.close();
});

it('keeps the frame when the provider has too many open requests', async () => {
  const narrow = await openShopServer(provider.url, {}, { together: 1, firstByte: 200 });
  provider.answer = () => {};
  const answers = await Promise.all([1, 2].map(() => fetch(`${narrow.url}/webshop`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([503, 504]);
  takeConsoleErrors();
  await narrow.close();
});

it('one visitor with many slow requests, also from addresses of one network, leaves half of the places to others', async () => {
  const request = createProviderClient({ ...usualLimits, together: 4, each: 1, firstByte: 300 });
  provider.answer = () => {};
  const url = new URL(`${provider.url}/webticket/shop`);
  const ask = (visitor: string) =>
    request({ method: 'GET', url, headers: { 'x-forwarded-for': visitor } }).catch(({ kind }: ProviderFault) => kind);
  const visitors = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '192.0.2.1', '192.0.2.2'];
  const kinds = await Promise.all(visitors.map(ask));
  expect(kinds).toEqual(['slow', 'slow', 'busy', 'busy', 'slow', 'slow']);
});

it('a visitor who leaves makes room for another one; an order is not broken off', async () => {
  const narrow = await openShopServer(provider.url, {}, { together: 1 });
  const leave = async (method: string) => {
    const before = provider.requested.length;
    const leaving = new AbortController();
    const left = visit('/webshop/webticket/shop', { method, signal: leaving.signal }, narrow).catch(() => 'left');
    await vi.waitFor(() => expect(provider.requested).toHaveLength(before + 1));
    leaving.abort();
    expect(await left).toBe('left');
  };
  provider.answer = () => {};
  await leave('GET');
  shops.reset();
  await vi.waitFor(async () => expect((await visit('/webshop/webticket/shop', {}, narrow)).status).toBe(200));
  const { answer } = provider;
  provider.answer = (order, outgoing) => void setTimeout(answer, 100, order, outgoing);
  await leave('POST');
  await vi.waitFor(() => expect(narrow.seen.orders).toBe(1));
  await narrow.close();
});

it('keeps the frame when the provider sends an invalid file, which is not shown as a page', async () => {
  provider.answer = (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
  expect((await visit('/webshop/logo.svg')).headers.get('content-disposition')).toBe('attachment');
  provider.answer = (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
  const ticket = await visit('/webshop/ticket.pdf');
  expect([ticket.headers.get('content-disposition'), await ticket.text()]).toEqual([null, '%PDF']);
});
