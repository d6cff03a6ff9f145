import { beforeEach, expect, it } from 'vitest';
import { closedHeader } from '#contract/settings/closed-header.ts';
import { memoryCaches } from '../caches.fixture.ts';
import { listStoredPages, cacheNames as names } from '../stored-pages.ts';
import { answerPage } from './answer-page.ts';
import { storeProgramme } from './store-programme.ts';
import { page } from './page.fixture.ts';
import { stoppable } from './stoppable.ts';
import { createOfflineStore, type OfflineStore } from './offline-store.ts';
import { tidy } from './tidy.ts';

const origin = 'https://oper.example';
const day = 86_400_000;
const time = { now: Date.parse('2026-11-21T17:42:00Z') };
const now = () => time.now;
let caches: CacheStorage;
let requested: string[];
/** Responses of the server by path and query; requests without an entry fail. */
let responses: Record<string, () => Response>;
let stores: OfflineStore;

const requestPath = async (given: Request | string) => {
  const { pathname, search } = new URL(given instanceof Request ? given.url : given, origin);
  requested.push(pathname + search);
  const answer = responses[pathname + search];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
};

function navigation(address: string): Request {
  const request = new Request(origin + address);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

async function visit(address: string, { late = false } = {}): Promise<{ status: number; html: string }> {
  const parts = {
    stores,
    caches,
    fetch: requestPath,
    wait: () => (late ? Promise.resolve() : new Promise<void>(() => {})),
  };
  const { answer, stored } = await answerPage({ request: navigation(address) }, parts);
  if (!late) await stored;
  return { status: answer.status, html: await answer.text() };
}

beforeEach(() => {
  time.now = Date.parse('2026-11-21T17:42:00Z');
  caches = memoryCaches(origin);
  requested = [];
  responses = { '/assets/house-a1.css': () => new Response('a{}', { headers: { 'content-type': 'text/css' } }) };
  stores = createOfflineStore({ caches, fetch: requestPath, now });
});

it('a page comes unchanged from the server, and is stored with the files it needs', async () => {
  responses['/de/besuch'] = page('Ihr Besuch');
  const { status, html } = await visit('/de/besuch');
  expect([status, html.includes('data-kept')]).toEqual([200, false]);
  expect(await listStoredPages(caches, 'de')).toEqual([
    { address: '/de/besuch', title: 'Ihr Besuch', at: new Date(time.now) },
  ]);
  expect(await (await caches.open(names.assets)).match('/assets/house-a1.css')).toBeDefined();
});

it('a page that was visited is available offline, with its date at the end', async () => {
  responses['/de/besuch'] = page('Ihr Besuch');
  await visit('/de/besuch');
  responses = {};
  time.now += 2 * day;
  const { status, html } = await visit('/de/besuch');
  expect(status).toBe(200);
  expect(html).toMatch(
    /<\/footer><aside data-kept aria-label="Stand dieser Seite".*Stand: 21\. November 2026, 18:42\u00a0Uhr\./s,
  );
  expect(html).toContain('href="/de/besuch">Noch einmal versuchen</a></aside><script>');
});

it('a page in English has an English note', async () => {
  responses['/en/visit'] = page('Your visit');
  await visit('/en/visit');
  responses = {};
  expect((await visit('/en/visit')).html).toContain('as of 21 November 2026, 6.42\u00a0pm.');
});

it('a page is shown as stored when the server is slow, and updated when the response arrives', async () => {
  responses['/de/besuch'] = page('Alt');
  await visit('/de/besuch');
  let arrive: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const wait = (milliseconds: number) => (milliseconds < 10_000 ? Promise.resolve() : new Promise<void>(() => {}));
  const parts = { stores, caches, fetch: () => slow.then(page('Neu')), wait };
  const { answer, stored } = await answerPage({ request: navigation('/de/besuch') }, parts);
  expect(await answer.text()).toContain('<title>Alt');
  arrive();
  await stored;
  expect((await listStoredPages(caches, 'de')).map(({ title }) => title)).toEqual(['Neu']);
});

it('a page without a response does not block a new version of the worker', async () => {
  responses['/de/besuch'] = page('Alt');
  await visit('/de/besuch');
  const waits: number[] = [];
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const parts = { stores, caches, fetch: () => new Promise<never>(() => {}), wait };
  const { stored } = await answerPage({ request: navigation('/de/besuch') }, parts);
  await stored;
  expect(waits).toEqual([20_000, 4000]);
});

it('a page that is not stored is waited for without a timeout', async () => {
  responses['/de/neu'] = page('Neu');
  expect((await visit('/de/neu', { late: true })).html).toContain('<title>Neu');
});

it.each([502, 503, 504])('a page is shown as stored when a proxy responds with %i', async (status) => {
  responses['/de/besuch'] = page('Ihr Besuch');
  await visit('/de/besuch');
  responses['/de/besuch'] = page('Away', { status });
  const { html } = await visit('/de/besuch');
  expect([html.includes('data-kept'), html.includes('Ihr Besuch')]).toEqual([true, true]);
});

it('a page of a house that has closed is not shown, and nothing stays stored of it', async () => {
  for (const address of ['/de/besuch', '/de/haus']) {
    responses[address] = page('Unser Haus');
    await visit(address);
    responses[address] = page('Wir öffnen bald', {
      status: 503,
      control: 'no-store',
      added: { [closedHeader]: '1' },
    });
  }
  const { status, html } = await visit('/de/besuch');
  expect([status, html.includes('Wir öffnen bald'), html.includes('data-kept')]).toEqual([503, true, false]);
  expect(await listStoredPages(caches, 'de')).toEqual([]);
  responses = {};
  expect((await visit('/de/haus')).html).toContain('Gerade kein Netz');
});

it('a page that was removed results in the server’s 404 response', async () => {
  responses['/de/besuch'] = page('404', { status: 404 });
  expect((await visit('/de/besuch')).status).toBe(404);
  expect(await listStoredPages(caches, 'de')).toEqual([]);
});

it.each([404, 410])('a page that the server withdraws with %i is not readable offline any more', async (status) => {
  for (const address of ['/de/besuch', '/de/haus']) {
    responses[address] = page('Unser Haus');
    await visit(address);
  }
  responses['/de/besuch'] = page('Nicht gefunden', { status });
  await visit('/de/besuch');
  expect((await listStoredPages(caches, 'de')).map(({ address }) => address)).toEqual(['/de/haus']);
});

it.each([
  ['redirected', true, page('Anderswo')()],
  ['type', 'opaqueredirect', Response.error()],
])('a page that the server redirects is not readable offline any more: %s', async (property, value, answer) => {
  responses['/de/besuch'] = page('Unser Haus');
  await visit('/de/besuch');
  await stores.storePage('/de/besuch', Object.defineProperty(answer, property, { value }));
  expect(await listStoredPages(caches, 'de')).toEqual([]);
});

it('a page of an editor is never stored', async () => {
  responses['/de/besuch'] = page('Entwurf', { control: 'private, no-cache' });
  await visit('/de/besuch');
  expect(await listStoredPages(caches, 'de')).toEqual([]);
  responses = {};
  expect((await visit('/de/besuch')).status).toBe(503);
});

it('a page from navigation preload is not requested twice', async () => {
  const parts = { stores, caches, fetch: requestPath, wait: () => new Promise<void>(() => {}) };
  const preloaded = Promise.resolve(page('Vorgeladen')());
  const { answer, stored } = await answerPage({ request: navigation('/de/x'), preloaded }, parts);
  await stored;
  expect([(await answer.text()).includes('Vorgeladen'), requested]).toEqual([true, ['/assets/house-a1.css']]);
});

it('without a stored page, the offline page lists stored pages, in the language of the address', async () => {
  responses['/de/programm'] = page('Programm');
  responses['/de/x'] = page('<b>&amp; "Fidelio"');
  responses['/en/visit'] = page('Your visit');
  for (const address of Object.keys(responses)) if (!address.startsWith('/assets')) await visit(address);
  responses = {};
  const german = await visit('/de/unbekannt?a="><script>');
  expect(german.status).toBe(503);
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).toContain('<h1>Gerade kein Netz</h1>');
  expect(german.html).toContain('<a href="/de/programm" lang="de">Programm</a>');
  expect(german.html).toContain('Stand: 21. November 2026, 18:42\u00a0Uhr');
  expect(german.html).not.toContain('Your visit');
  expect(german.html).not.toContain('<script');
  const english = await visit('/en/unknown');
  expect(english.html).toContain('<h1>No connection just now</h1>');
  expect(english.html).toContain('<a href="/en/visit" lang="en">Your visit</a>');
});

it('without a stored page, in one language, those of the other one are offered', async () => {
  responses['/de/besuch'] = page('Ihr Besuch');
  await visit('/de/besuch');
  responses = {};
  expect((await visit('/en/visit')).html).toContain('<a href="/de/besuch" lang="de">Ihr Besuch</a>');
});

it('without a stored page, in any language, it explains how pages are stored', async () => {
  expect((await visit('/de/x')).html).toContain('Noch liegt keine Seite auf Ihrem Gerät.');
});

it('without a stored page, the start address redirects to the home page', async () => {
  const parts = { stores, caches, fetch: requestPath, wait: () => new Promise<void>(() => {}) };
  const { answer } = await answerPage({ request: navigation('/') }, parts);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${origin}/de`]);
});

it('without a stored page and without cache storage, the offline page is still shown', async () => {
  const refuse = () => Promise.reject(new DOMException('x', 'SecurityError'));
  const refusing = { open: refuse } as unknown as CacheStorage;
  const blocked = createOfflineStore({ caches: refusing, fetch: requestPath, now });
  const parts = { stores: blocked, caches: refusing, fetch: requestPath, wait: () => new Promise<void>(() => {}) };
  responses['/de/x'] = page('Da');
  const { answer, stored } = await answerPage({ request: navigation('/de/x') }, parts);
  await stored;
  expect(await answer.text()).toContain('<title>Da');
  responses = {};
  const { answer: offline } = await answerPage({ request: navigation('/de/x') }, parts);
  expect(await offline.text()).toContain('Gerade kein Netz');
});

const row = (days: number) => `<time datetime="${new Date(time.now + days * day).toISOString()}">x</time>`;
const next = (number: number) =>
  `<a class="x" href="/de/programm?page=${number}&amp;after=1_${number}" rel="next">Mehr</a>`;

it('the programme is stored for four weeks ahead, together with the home page', async () => {
  responses['/de'] = page('Oper Colonia');
  responses['/de/programm'] = page('Programm', { body: row(1) + row(12) + next(2) });
  responses['/de/programm?page=2&after=1_2'] = page('Programm 2', { body: row(12) + row(29) + next(3) });
  await storeProgramme('de', { stores, fetch: requestPath, now });
  expect(requested.filter((address) => !address.startsWith('/assets'))).toEqual([
    '/de',
    '/de/programm',
    '/de/programm?page=2&after=1_2',
  ]);
  expect((await listStoredPages(caches, 'de')).map(({ address }) => address)).toEqual(['/de', '/de/programm']);
  expect(await stores.page('/de/programm?page=2')).toBeDefined();
});

it('the programme is not requested again within three hours', async () => {
  responses['/en'] = page('Oper Colonia');
  responses['/en/programme'] = page('Programme', { body: row(40) });
  await storeProgramme('en', { stores, fetch: requestPath, now });
  const before = requested.length;
  time.now += 2 * 3_600_000;
  await storeProgramme('en', { stores, fetch: requestPath, now });
  expect(requested).toHaveLength(before);
  time.now += 2 * 3_600_000;
  await storeProgramme('en', { stores, fetch: requestPath, now });
  expect(requested.length).toBeGreaterThan(before);
});

it('the programme is stored for four weeks ahead also after a visit of its first page', async () => {
  responses['/de'] = page('Oper Colonia');
  responses['/de/programm'] = page('Programm', { body: row(1) + next(2) });
  responses['/de/programm?page=2&after=1_2'] = page('Programm 2', { body: row(29) });
  await visit('/de/programm');
  await storeProgramme('de', { stores, fetch: requestPath, now });
  expect(await stores.page('/de/programm?page=2')).toBeDefined();
  const before = requested.length;
  await visit('/de/programm');
  await storeProgramme('de', { stores, fetch: requestPath, now });
  expect(requested).toHaveLength(before + 1);
});

it('the programme without an end is stored up to four pages', async () => {
  responses['/de'] = page('x');
  responses['/de/programm'] = page('x', { body: row(1) + next(2) });
  responses['/de/programm?page=2&after=1_2'] = page('x', { body: row(1) + next(2) });
  await storeProgramme('de', { stores, fetch: requestPath, now });
  expect(requested.filter((address) => address.includes('programm'))).toHaveLength(4);
});

it('limits of the cache: sixty pages, the least recently used is deleted first; none is older than thirty days', async () => {
  for (let n = 0; n < 65; n += 1) {
    responses[`/de/${n}`] = page(`Seite ${n}`);
    time.now += 1000;
    await visit(`/de/${n}`);
  }
  await tidy({ caches, now });
  const left = (await listStoredPages(caches, 'de')).map(({ address }) => address);
  expect(left).toHaveLength(60);
  expect(left).not.toContain('/de/4');
  responses = {};
  time.now += 31 * day;
  expect((await visit('/de/64')).status).toBe(503);
  await tidy({ caches, now });
  expect(await listStoredPages(caches, 'de')).toEqual([]);
});

it('a script stays while a stored page needs it, and one week longer for open pages of an old version', async () => {
  responses['/de/besuch'] = page('Ihr Besuch');
  await visit('/de/besuch');
  for (let n = 0; n < 160; n += 1) {
    responses[`/assets/old-${n}.js`] = () => new Response('x');
    await stores.immutableFile(new Request(`${origin}/assets/old-${n}.js`), 'assets');
  }
  const count = async () => (await (await caches.open(names.assets)).keys()).length;
  time.now += 6 * day;
  await tidy({ caches, now });
  expect(await count()).toBe(161);
  time.now += 2 * day;
  await tidy({ caches, now });
  expect(await count()).toBe(1);
});

it('an immutable file is requested once, and a failed response is not stored', async () => {
  responses['/media/1/a.avif'] = () => new Response('x', { status: 500 });
  const get = () => stores.immutableFile(new Request(`${origin}/media/1/a.avif`), 'pictures');
  expect((await get()).status).toBe(500);
  responses['/media/1/a.avif'] = () => new Response('picture');
  expect(await (await get()).text()).toBe('picture');
  responses = {};
  expect(await (await get()).text()).toBe('picture');
});

it('after storing has ended, pending responses are not stored', async () => {
  const real = memoryCaches();
  const { caches: until, stop } = stoppable(real);
  responses['/media/1/a.avif'] = () => new Response('a');
  const late = createOfflineStore({ caches: until, fetch: requestPath, now });
  await until.open('pages-1');
  stop();
  await real.delete('pages-1');
  const came = new Response('<title>Besuch</title>', {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, must-revalidate' },
  });
  await expect(late.storePage('/de/besuch', came)).rejects.toThrow('switched off');
  expect(await real.keys()).toEqual([]);
  const picture = await late.immutableFile(new Request(`${origin}/media/1/a.avif`), 'pictures');
  expect(picture.status).toBe(200);
  expect(await real.keys()).toEqual([]);
});
