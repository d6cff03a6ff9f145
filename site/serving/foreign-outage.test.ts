import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { eventAnswer } from '#tests/answers.ts';
import { type ForeignAnswer, openForeignBackend } from '#tests/foreign-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { listOf, textOf } from '#tests/open-page.ts';
import { createSite, origin } from '#tests/visit-site.ts';

const nav = { main_navigation: [{ menu_name: 'Besuch', url: '/de/besuch', children: [] }], menu: [], footer: [] };
const known: Record<string, unknown> = {
  'pageeditor-api/nav': nav,
  'api/site/': { name: 'Fremdes Haus' },
  'pageeditor-api/redirect': [],
  'pageeditor-api/page/besuch': { title: 'Besuch', modules: [{ model: 'text', id: 1, content: '<p>Guten Abend</p>' }] },
  'api/events/': listOf([eventAnswer(1)]),
  'api/categories/': listOf([{ slug: 'oper', name: 'Oper' }]),
  'api/slides/': [{ id: 1, title: 'Ein Bild' }],
  'api/breaking-news/': [{ title: 'Heute später' }],
  'api/productions/7/': { id: 7, title: 'Salome', slug: 'salome' },
};
const budget = { required: 1200, optional: 900, stale: 250, decoration: 80, total: 1500, pause: 1000 };

let requested: string[] = [];
const backend = await openForeignBackend(() => null);
afterAll(() => backend.close());
beforeEach(() => but({}));
afterEach(async () => {
  // Calls that are still under way fail in their own time.
  backend.interrupt();
  await wait(20);
  takeConsoleErrors();
});

/** A complete backend, with other answers for the given paths; `*` stands for all others. */
function but(changes: Record<string, ForeignAnswer>, delay = 0) {
  requested = [];
  backend.delay = delay;
  backend.answer = (path) => {
    requested.push(path);
    return changes[path] ?? changes['*'] ?? (path in known ? { json: known[path] } : null);
  };
}

type Site = (request: Request) => Promise<Response>;

function openSite(limits: Partial<typeof budget> = budget): Site {
  const config = { contentApiUrl: backend.url };
  return createSite({ contentFetch: fetch, config, budget: limits, report: () => {} });
}

async function open(site: Site, address: string) {
  const startedAt = performance.now();
  const answer = await site(new Request(origin + address));
  const took = performance.now() - startedAt;
  const { document } = new JSDOM(await answer.clone().text()).window;
  const notice = document.querySelector('.bottom-notice');
  const text = textOf(document.body);
  return { answer, status: answer.status, took, document, notice: notice && textOf(notice), text };
}

const hasFrame = (document: Document) =>
  document.querySelector('header') !== null && document.querySelector('footer') !== null;

/** Milliseconds for each answer: far above what the machine needs by itself. */
const slow = 1500;

/** Opens each address in a site of its own, all at once: most of the time goes by waiting. */
const openEach = (addresses: string[], limits?: Partial<typeof budget>) =>
  Promise.all(addresses.map(async (address) => ({ address, ...(await open(openSite(limits), address)) })));

it('a slow backend shows every page with everything, in the time of its slowest call', async () => {
  const pages = ['/de', '/de/programm', '/de/produktionen/salome/7', '/de/programm?view=month', '/de/besuch'];
  // What the machine needs by itself.
  const rendering = Math.max(...(await openEach(pages, {})).map(({ took }) => took));
  but({}, slow);
  for (const { address, status, took, text } of await openEach(pages, {})) {
    expect([address, status]).toEqual([address, 200]);
    expect(took, address).toBeLessThan(2 * slow + rendering);
    expect(text, address).toContain('Heute später');
    expect(text, address).toContain('Besuch');
    if (address === '/de') expect(text).toMatch(/Ein Bild.*Tosca/);
  }
}, 10_000);

it('a slow backend is not asked more than twice in a row for an address that does not exist', async () => {
  but({}, slow);
  const { status, took } = await open(openSite({}), '/de/nirgends');
  expect(status).toBe(404);
  expect(took).toBeLessThan(3 * slow);
}, 10_000);

const decoration = {
  'pageeditor-api/redirect': 'hangs',
  'api/breaking-news/': 'hangs',
  'api/categories/': 'hangs',
} as const;

it('decoration is not awaited beyond its time, and not at all while it fails', async () => {
  but(decoration);
  const site = openSite();
  const first = await open(site, '/de/programm');
  expect([first.status, first.text.includes('Tosca'), first.notice]).toEqual([200, true, null]);
  expect(first.took).toBeLessThan(budget.optional);
  requested = [];
  const second = await open(site, '/de/programm');
  expect(requested).not.toContain('api/categories/');
  expect(second.answer.headers.get('cache-tag')).toBeNull();
});

it('decoration that was read before stays on the page, without a notice', async () => {
  const site = openSite();
  await open(site, '/de/programm');
  but({ 'pageeditor-api/nav': 'hangs', 'api/site/': 'hangs', 'api/categories/': { status: 500 } });
  const { status, text, took, notice, answer } = await open(site, '/de/programm');
  expect([status, notice, answer.headers.get('cache-control')]).toEqual([200, null, 'no-cache']);
  expect(text).toMatch(/Besuch.*Tosca/);
  expect(text).toContain('Fremdes Haus');
  expect(took).toBeLessThan(budget.optional);
});

const failures: [string, ForeignAnswer][] = [
  ['hangs', 'hangs'],
  ['hangs after its headers', 'hangs after the headers'],
  ['sends half of its JSON', 'stops in the middle'],
  ['sends JSON that ends too early', { text: '{"results":[{"id":1' }],
  ['answers 500', { status: 500 }],
  ['answers 429', { status: 429 }],
];

describe.each(failures)('a backend that %s', (_, failure) => {
  it('is replaced by its last good answers, with a notice of their time', async () => {
    const site = openSite();
    for (const address of ['/de/programm', '/en/programme']) await open(site, address);
    but({ '*': failure });
    const { status, text, took, notice, answer } = await open(site, '/de/programm');
    expect([status, text.includes('Tosca'), answer.headers.get('cache-tag')]).toEqual([200, true, null]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(notice).toMatch(/^Stand \d\d:\d\d\. Die neuesten Angaben sind gerade nicht erreichbar\.$/);
    expect(took).toBeLessThan(budget.required);
    requested = [];
    await open(site, '/de/programm');
    expect(requested).not.toContain('api/events/');
    expect((await open(site, '/en/programme')).notice).toMatch(/^As of \d\d:\d\d\. The latest information cannot/);
  });

  it('is an error page with header and footer everywhere, where nothing is known', async () => {
    but({ '*': failure });
    const pages = ['/de', '/de/programm', '/en/programme', '/de/produktionen/salome/7', '/de/kuenstler', '/de/besuch'];
    for (const { address, status, took, document, text, answer } of await openEach(pages)) {
      const found = [address, status, hasFrame(document), answer.headers.get('retry-after')];
      expect(found).toEqual([address, 503, true, '30']);
      expect(text, address).toMatch(/nicht erreichbar|cannot be reached/);
      expect(took, address).toBeLessThan(budget.total + 3000);
    }
  });

  it('is current again after it recovers', async () => {
    const pause = 200;
    const site = openSite({ ...budget, pause });
    await open(site, '/de/programm');
    but({ '*': failure });
    expect((await open(site, '/de/programm')).notice).not.toBeNull();
    but({ 'api/events/': { json: listOf([eventAnswer(2, { title: 'Salome' })]) } });
    // The time for an answer is short here, so a busy machine can miss it once more.
    await expect
      .poll(
        async () => {
          const { text, notice } = await open(site, '/de/programm');
          return [text.includes('Salome'), text.includes('Tosca'), notice];
        },
        { interval: pause, timeout: 10_000 },
      )
      .toEqual([true, false, null]);
  });
});

it('a message to a backend that hangs is given up, and what was typed stays', async () => {
  backend.answer = (path) => (path.startsWith('api/contact/') ? 'hangs' : null);
  const form = new URLSearchParams({ name: 'Ada', email: 'ada@oper.example', message: 'Eine lange Nachricht' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await openSite()(new Request(`${origin}/de/kontakt`, { method: 'POST', body: form, headers }));
  expect([answer.status, (await answer.text()).includes('Eine lange Nachricht')]).toEqual([503, true]);
}, 10_000);

it('a backend that is gone is replaced by its last good answers', async () => {
  const gone = await openForeignBackend((path) => (path in known ? { json: known[path] } : null));
  const site = createSite({ contentFetch: fetch, config: { contentApiUrl: gone.url }, budget });
  await open(site, '/de/besuch');
  await gone.close();
  const { status, text, notice } = await open(site, '/de/besuch');
  expect([status, text.includes('Guten Abend')]).toEqual([200, true]);
  expect(notice).toMatch(/^Stand /);
  expect((await open(site, '/de/programm')).status).toBe(503);
});

it('what the backend does not have any more is not shown from before', async () => {
  const site = openSite();
  expect((await open(site, '/de/produktionen/salome/7')).status).toBe(200);
  but({ 'api/productions/7/': { status: 404 } });
  expect((await open(site, '/de/produktionen/salome/7')).status).toBe(404);
  but({ 'api/productions/7/': { status: 500 } });
  expect((await open(site, '/de/produktionen/salome/7')).status).toBe(404);
});

it('equal calls of several pages are one request', async () => {
  but({}, 100);
  const site = openSite();
  await Promise.all(Array.from({ length: 5 }, async () => open(site, '/de/besuch')));
  expect(requested.filter((path) => path === 'pageeditor-api/page/besuch')).toHaveLength(1);
  expect(requested.filter((path) => path === 'pageeditor-api/nav')).toHaveLength(1);
});

it('a browser that asks for the data of such a page is sent to the document, which has the notice', async () => {
  const site = openSite();
  await open(site, '/de/besuch');
  but({ 'pageeditor-api/page/besuch': { status: 500 } });
  const answer = await site(new Request(`${origin}/de/besuch.data?a=1`));
  const body = await answer.text();
  expect(body).toContain('/de/besuch?a=1');
  expect(body).toMatch(/reload/);
});
