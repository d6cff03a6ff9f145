import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { sizeOf } from './prepared-response.ts';
import type { CachedPage } from './cache-response.ts';
import { PageCache } from './page-cache.ts';

function page(text: string, tags = 'page:1', init: ResponseInit & { cookie?: string } = {}): Response {
  const headers = new Headers({ 'Content-Type': 'text/html', 'Cache-Tag': tags });
  if (init.cookie) headers.set('Set-Cookie', init.cookie);
  return new Response(text, { ...init, headers });
}

function textOf(outcome: CachedPage | Response | undefined): string {
  if (!outcome || outcome instanceof Response) throw new Error('The page is not cached');
  return outcome.answer.plain.bytes.toString();
}

/** A response that the test resolves. */
function later() {
  let resolve: (response: Response) => void = () => {};
  const promise = new Promise<Response>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A cache whose responses the test provides. */
function cacheOf(
  make: (key: string) => Response | Promise<Response>,
  more: { bytes?: number; exposeTags?: boolean; staleWait?: number } = {},
) {
  const made: string[] = [];
  let time = 0;
  const cache = new PageCache({
    bytes: more.bytes ?? 1e6,
    exposeTags: more.exposeTags ?? false,
    now: () => time,
    freshFor: 60_000,
    staleWait: more.staleWait ?? 5000,
    render: async (key) => {
      made.push(key);
      return make(key);
    },
  });
  return { cache, made, pass: (milliseconds: number) => (time += milliseconds) };
}

it('the page cache renders a page once for concurrent requests', async () => {
  const { promise, resolve } = later();
  const { cache, made } = cacheOf(() => promise);
  const waiting = Promise.all([cache.load('/de'), cache.load('/de'), cache.load('/de')]);
  resolve(page('hello'));
  expect((await waiting).map(textOf)).toEqual(['hello', 'hello', 'hello']);
  expect(made).toEqual(['/de']);
  expect(textOf(cache.find('/de'))).toBe('hello');
});

it.each([
  ['a status other than 200', () => page('no', 'page:1', { status: 404 })],
  ['no tags', () => page('no', '')],
  ['a cookie', () => page('no', 'page:1', { cookie: 'a=b' })],
  [
    'Cache-Control: no-store',
    () => new Response('no', { headers: { 'Cache-Tag': 'a', 'Cache-Control': 'private, no-store' } }),
  ],
])('the page cache does not cache a response with %s and returns it only to the first request', async (_, answer) => {
  const { cache } = cacheOf(answer);
  const [first, second] = await Promise.all([cache.load('/de'), cache.load('/de')]);
  expect(first).toBeInstanceOf(Response);
  expect(second).toBeUndefined();
  expect(cache.find('/de')).toBeUndefined();
});

it('the page cache sends Cache-Tag only if a shared cache is configured', async () => {
  for (const exposeTags of [false, true]) {
    const { cache } = cacheOf(() => page('hello', 'page:1,navigation'), { exposeTags });
    await cache.load('/de');
    const headers = cache.find('/de')?.answer.plain.headers ?? [];
    expect(headers.includes('page:1,navigation')).toBe(exposeTags);
    expect(cache.find('/de')?.tags).toEqual(['page:1', 'navigation']);
  }
});

it('the page cache drops only the pages of an invalidated tag', async () => {
  const { cache } = cacheOf((key) => page(key, key === '/de' ? 'page:1,navigation' : 'page:2,navigation'));
  await Promise.all([cache.load('/de'), cache.load('/en')]);
  cache.drop(['page:1']);
  expect(cache.find('/de')).toBeUndefined();
  expect(textOf(cache.find('/en'))).toBe('/en');
  cache.drop(['navigation']);
  expect(cache.stock).toEqual({ pages: 0, bytes: 0 });
});

it('the page cache never sends a page from before everything was invalidated, even while the database does not answer', async () => {
  const second = later();
  const answers = [Promise.resolve(page('before the entry was hidden')), second.promise];
  const { cache } = cacheOf(() => answers.shift() ?? page('too many'), { staleWait: 5 });
  await cache.load('/de');
  cache.drop(null);
  expect(cache.stock).toEqual({ pages: 0, bytes: 0 });
  const loading = cache.load('/de');
  cache.markAllStale();
  setTimeout(() => second.resolve(page('after')), 20);
  expect(textOf(await loading)).toBe('after');
});

it('the page cache does not cache a page that was invalidated while it was rendered, and renders it again for later requests', async () => {
  const first = later();
  const answers = [first.promise, Promise.resolve(page('new'))];
  const { cache } = cacheOf(() => answers.shift() ?? page('too many'));
  const early = cache.load('/de');
  cache.drop(['page:1']);
  expect(textOf(await cache.load('/de'))).toBe('new');
  first.resolve(page('old'));
  expect(textOf(await early)).toBe('old');
  expect(textOf(cache.find('/de'))).toBe('new');
});

it('the page cache caches a page when another tag was invalidated while it was rendered', async () => {
  const { promise, resolve } = later();
  const { cache } = cacheOf(() => promise);
  const loading = cache.load('/de');
  cache.drop(['page:7']);
  resolve(page('fine'));
  await loading;
  expect(textOf(cache.find('/de'))).toBe('fine');
});

it('the page cache renders a page again when it has expired, and sends the expired one only if rendering fails', async () => {
  const timed = (text: string, until: number) => {
    const response = page(text);
    response.headers.set('Cache-Until', new Date(until).toISOString());
    return response;
  };
  const answers = [timed('one', 5000), timed('two', 9000), new Response('broken', { status: 500 })];
  const { cache, pass } = cacheOf(() => answers.shift() ?? page('too many'));
  const first = await cache.load('/de');
  expect(first instanceof Response ? '' : first?.answer.base).not.toContain('cache-until');
  pass(4999);
  expect(textOf(cache.find('/de'))).toBe('one');
  pass(1);
  expect(cache.find('/de')).toBeUndefined();
  expect(textOf(await cache.load('/de'))).toBe('two');
  expect(textOf(cache.find('/de'))).toBe('two');
  pass(4000);
  expect(cache.find('/de')).toBeUndefined();
  expect(textOf(await cache.load('/de'))).toBe('two');
});

it('the page cache sends an aged page and renders it again in the background, once', async () => {
  const second = later();
  const answers = [Promise.resolve(page('one')), second.promise];
  const { cache, made, pass } = cacheOf(() => answers.shift() ?? page('too many'));
  await cache.load('/de');
  pass(60_001);
  expect(textOf(cache.find('/de'))).toBe('one');
  expect(textOf(cache.find('/de'))).toBe('one');
  expect(made).toHaveLength(2);
  const joined = cache.load('/de');
  second.resolve(page('two'));
  expect(textOf(await joined)).toBe('two');
  expect(textOf(cache.find('/de'))).toBe('two');
});

it.each([
  ['fresh', 0],
  ['rendered again without a change', 60_001],
])('the page cache recompresses a page that is requested again and is %s', async (_, age) => {
  const text = Array.from({ length: 4000 }, (__, n) => `Abend ${(n * 7919) % 997} `).join('');
  const { cache, made, pass } = cacheOf(() => page(text));
  const sent = () => cache.find('/de')?.answer;
  await cache.load('/de');
  pass(age);
  const before = sent();
  await vi.waitFor(() => expect(sent()?.br?.bytes.length).toBeLessThan(before?.br?.bytes.length ?? 0), 5000);
  expect(made).toHaveLength(age === 0 ? 1 : 2);
  const after = sent();
  expect(after?.plain.bytes.toString()).toBe(text);
  expect(after && cache.stock.bytes === sizeOf(after)).toBe(true);
});

it.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['returns 503', () => page('sorry', '', { status: 503 })],
])('the page cache keeps the previous page when rendering it again %s', async (_, failure) => {
  let broken = false;
  const { cache, pass } = cacheOf(() => (broken ? failure() : page('good')));
  await cache.load('/de');
  broken = true;
  pass(60_001);
  expect(textOf(cache.find('/de'))).toBe('good');
  await cache.load('/de');
  expect(textOf(cache.find('/de'))).toBe('good');
});

it('the page cache renders again before sending after a lost database connection, and sends the old page if that fails', async () => {
  const answers = [page('one'), page('sorry', '', { status: 503 }), page('two')];
  const { cache } = cacheOf(() => answers.shift() ?? page('too many'));
  await cache.load('/de');
  cache.markAllStale();
  expect(cache.find('/de')).toBeUndefined();
  expect(textOf(await cache.load('/de'))).toBe('one');
  expect(cache.find('/de')).toBeUndefined();
  expect(textOf(await cache.load('/de'))).toBe('two');
  expect(textOf(cache.find('/de'))).toBe('two');
});

it('the page cache sends stale pages at once while the database does not answer, and new ones when it does', async () => {
  let silent = false;
  const { promise, resolve } = later();
  const { cache } = cacheOf((key) => (silent ? promise : page(`old ${key}`)), { staleWait: 20 });
  await cache.load('/de');
  await cache.load('/en');
  silent = true;
  cache.markAllStale();
  expect(textOf(await cache.load('/de'))).toBe('old /de');
  const startedAt = performance.now();
  expect(textOf(await cache.load('/de'))).toBe('old /de');
  expect(textOf(await cache.load('/en'))).toBe('old /en');
  expect(performance.now() - startedAt).toBeLessThan(20);
  resolve(page('new'));
  await vi.waitFor(() => expect(textOf(cache.find('/de'))).toBe('new'));
});

it('the page cache drops a page that now returns 404', async () => {
  const answers = [page('one'), page('gone', '', { status: 404 })];
  const { cache, pass } = cacheOf(() => answers.shift() ?? page('too many'));
  await cache.load('/de');
  pass(60_001);
  cache.find('/de');
  await cache.load('/de');
  expect(cache.find('/de')).toBeUndefined();
});

it('the page cache stays below its size limit and evicts the least recently used page', async () => {
  const text = randomBytes(7500).toString('base64');
  const { cache } = cacheOf(() => page(text), { bytes: 90_000 });
  for (const key of ['/1', '/2', '/3', '/4']) await cache.load(key);
  const one = cache.find('/1');
  expect(one && sizeOf(one.answer)).toBeGreaterThan(10_000);
  await cache.load('/5');
  expect(cache.find('/2')).toBeUndefined();
  expect(cache.find('/1')).toBeDefined();
  expect(cache.stock.bytes).toBeLessThanOrEqual(90_000);
});

it('the page cache evicts addresses with a query before those without', async () => {
  const { cache } = cacheOf(() => page('x'.repeat(1000)), { bytes: 64_000 });
  await cache.load('/de');
  for (let made = 0; made < 50; made += 1) await cache.load(`/de?made-up=${made}`);
  expect(cache.stock.bytes).toBeLessThanOrEqual(64_000);
  expect(cache.find('/de?made-up=0')).toBeUndefined();
  expect(cache.find('/de?made-up=49')).toBeDefined();
  expect(cache.find('/de')).toBeDefined();
});

it('the page cache caches nothing with a size limit of zero', async () => {
  const { cache } = cacheOf(() => page('hello'), { bytes: 0 });
  expect(textOf(await cache.load('/de'))).toBe('hello');
  expect(cache.find('/de')).toBeUndefined();
});
