import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createTestBackend } from '#tests/test-backend.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../db/database.ts';
import { onError } from './errors/on-error.ts';
import { clientAddress } from './client-address.ts';
import { limitRates } from './limit-rates.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';
import { createBuckets } from '../platform/token-buckets.ts';

function createApp(trustProxy: boolean) {
  const time = { now: 0 };
  const config = { ...readConfig({}), trustProxy };
  const clock = () => new Date(time.now);
  const ctx = { config, limits: createRateLimiter({ db: {} as Database, shared: false, clock, secret: '' }) };
  const app = new Hono();
  app.onError(onError);
  app.use(limitRates(ctx, { auth: { burst: 3, perSecond: 0.5 }, writes: { burst: 5, perSecond: 1 } }));
  app.all('*', (context) => context.text(clientAddress(context, config)));
  const call = (path: string, method: string, headers: Record<string, string> = {}, socket?: string) =>
    app.request(path, { method, headers }, socket ? { incoming: { socket: { remoteAddress: socket } } } : undefined);
  return { time, call };
}

it('accepts a burst of writes, then answers 429 with Retry-After, then accepts one write a second', async () => {
  const { time, call } = createApp(false);
  for (let n = 0; n < 5; n += 1) expect((await call('/de/x', 'POST')).status).toBe(200);
  const refused = await call('/de/x', 'POST');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  time.now += 1000;
  expect((await call('/de/x', 'DELETE')).status).toBe(200);
  expect((await call('/de/x', 'DELETE')).status).toBe(429);
});

it('does not count reads, except under /auth', async () => {
  const { call } = createApp(false);
  for (let n = 0; n < 20; n += 1) expect((await call('/de/x', 'GET')).status).toBe(200);
  for (let n = 0; n < 3; n += 1) expect((await call('/auth/get-session', 'GET')).status).toBe(200);
  const refused = await call('/auth/sign-in/email', 'POST');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await call('/de/x', 'POST')).status).toBe(200);
});

it('counts clients by their socket and ignores a forged X-Forwarded-For', async () => {
  const { call } = createApp(false);
  const forged = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}` });
  for (let n = 0; n < 5; n += 1) expect((await call('/de/x', 'POST', forged(n), '192.0.2.1')).status).toBe(200);
  expect((await call('/de/x', 'POST', forged(9), '192.0.2.1')).status).toBe(429);
  expect((await call('/de/x', 'POST', {}, '192.0.2.2')).status).toBe(200);
});

it('counts clients behind a proxy by their address, also where the proxy writes their port', async () => {
  const { call } = createApp(true);
  const addressOf = async (forwarded: string) =>
    (await call('/de/x', 'GET', { 'x-forwarded-for': `10.0.0.9, ${forwarded}` })).text();
  expect(await addressOf('192.0.2.1:50123')).toBe('192.0.2.1');
  expect(await addressOf('[2001:db8:1:2::7]:50123')).toBe('2001:db8:1:2::/64');
  expect(await addressOf('2001:db8:1:2::7')).toBe('2001:db8:1:2::/64');
  expect(await addressOf('192.0.2.1')).toBe('192.0.2.1');
});

it('limits the whole backend: accepts sixty requests under /auth at once and no more', async () => {
  const t = await createTestBackend({ clock: () => new Date(0) });
  for (let n = 0; n < 60; n += 1) expect((await t.app.request('/auth/nothing')).status).toBe(404);
  expect((await t.app.request('/auth/nothing')).status).toBe(429);
  await t.close();
});

it.each([
  [true, '203.0.113.9, 192.0.2.7', '10.0.0.1', '192.0.2.7'],
  [true, undefined, '10.0.0.1', '10.0.0.1'],
  [false, '192.0.2.7', '::ffff:10.0.0.1', '10.0.0.1'],
  [true, '2001:0db8:1:2:3:4:5:6', '10.0.0.1', '2001:db8:1:2::/64'],
  [true, '2001:db8::7', '10.0.0.1', '2001:db8:0:0::/64'],
  [false, undefined, '::1', '0:0:0:0::/64'],
  [false, undefined, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  [false, undefined, undefined, 'unknown'],
])('trusted proxy %s, forwarded %s, socket %s: the client is %s', async (trust, forwarded, socket, expected) => {
  const { call } = createApp(trust);
  const answer = await call('/de/x', 'GET', forwarded ? { 'x-forwarded-for': forwarded } : {}, socket);
  expect(await answer.text()).toBe(expected);
});

it('a clock that is set back takes no tokens of a bucket', () => {
  let now = 3_600_000;
  const buckets = createBuckets({ burst: 2, perSecond: 1 }, () => new Date(now));
  expect(buckets.take('a')).toBe(0);
  now = 0;
  expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1]);
});

it('removes the buckets of inactive clients and keeps those of active ones', () => {
  const buckets = createBuckets({ burst: 1, perSecond: 1 }, () => new Date(0));
  expect(buckets.take('busy')).toBe(0);
  for (let n = 0; n < 9_000; n += 1) buckets.take(`a${n}`);
  expect(buckets.take('busy')).toBe(1);
  for (let n = 0; n < 9_000; n += 1) buckets.take(`b${n}`);
  expect(buckets.take('busy')).toBe(1);
  expect(buckets.take('a0')).toBe(0);
});
