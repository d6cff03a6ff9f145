import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventAnswer } from '#tests/answers.ts';
import { someOf } from '#tests/extent.ts';
import { type ForeignAnswer, type ForeignBackend, openForeignBackend } from '#tests/foreign-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { listOf } from '#tests/open-page.ts';
import { createSite, origin } from '#tests/visit-site.ts';
import { screens } from '../screens.ts';

const known: Record<string, unknown> = {
  'pageeditor-api/nav': {
    main_navigation: [{ menu_name: 'Besuch', url: '/de/besuch', children: [], hasChildren: false }],
    menu: [],
    footer: [],
  },
  'api/site/': { name: 'Fremdes Haus' },
  'pageeditor-api/redirect': [],
  'pageeditor-api/page/': { title: 'Start', modules: [] },
  'pageeditor-api/page/besuch': { title: 'Besuch', modules: [{ model: 'text', id: 1, content: '<p>Guten Abend</p>' }] },
  'api/events/': listOf([eventAnswer(1)]),
  'api/slides/': [{ title: 'Ein Bild', url: '/de/x' }],
};
const reports: { what: string; error: unknown }[] = [];
let backend: ForeignBackend;
beforeAll(async () => {
  backend = await openForeignBackend(() => null);
}, 120_000);
afterAll(() => backend.close());
beforeEach(() => {
  reports.length = 0;
  backend.answer = (path) => (path in known ? { json: known[path] } : null);
});

/** A complete backend, with other answers for the given paths. */
function but(changes: Record<string, ForeignAnswer | null>) {
  backend.answer = (path) => (path in changes ? (changes[path] ?? null) : path in known ? { json: known[path] } : null);
}

async function visit(address: string, { url = backend.url, needed = 400, optional = 150 } = {}) {
  const site = createSite({
    contentFetch: fetch,
    config: { contentApiUrl: url },
    budget: { required: needed, optional },
    report: (what, error) => reports.push({ what, error }),
  });
  const answer = await site(new Request(origin + address));
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

it('a remote backend that is unavailable results in an error page in both languages, and is reported', async () => {
  const closed = await openForeignBackend(() => null);
  await closed.close();
  const german = await visit('/de/besuch', closed);
  expect([german.status, german.headers.get('retry-after')]).toEqual([503, '30']);
  expect(german.html).toContain('Diese Seite ist gerade nicht erreichbar.');
  expect((await visit('/en/visit', closed)).html).toContain('lang="en"');
  expect(reports.map(({ what }) => what)).toContain('content');
  takeConsoleErrors();
});

it('unavailable menus are logged and not reported', async () => {
  but({ 'pageeditor-api/nav': { status: 500 } });
  const { status, html } = await visit('/de/besuch');
  expect([status, html.includes('Guten Abend'), reports]).toEqual([200, true, []]);
  expect(takeConsoleErrors()).toEqual([expect.stringMatching(/^The menus cannot be had: 500 from getNavigation/)]);
});

it('any other unavailable part is left out and reported', async () => {
  but({ 'api/slides/': { status: 500 } });
  const { status } = await visit('/de');
  expect([status, reports.map(({ what }) => what)]).toEqual([200, ['content']]);
});

// What hangs is reported after the page was sent: no test that looks at reports may follow this one.
it('a remote backend that is slow in optional parts results in a page without them, which is not cached', async () => {
  but({ 'pageeditor-api/nav': 'hangs', 'api/site/': 'hangs', 'pageeditor-api/redirect': 'hangs' });
  const { status, html, headers } = await visit('/de/besuch');
  expect([status, headers.get('cache-tag')]).toEqual([200, null]);
  expect(html).toContain('Guten Abend');
  expect(takeConsoleErrors().join()).not.toContain('127.0.0.1');
});

const nonsense: ForeignAnswer[] = [
  { json: null },
  { json: 42 },
  { json: 'words' },
  { json: [] },
  { json: [null, 7, 'x', [[]]] },
  { json: { results: 'x', count: 'many', title: { de: [] }, modules: { a: 1 }, url: 'javascript:alert(1)', id: '1' } },
  {
    json: { results: [null, { id: null, start: 'gestern', title: 5, url: '//evil.example', flags: 'all' }], count: -1 },
  },
  { text: '<!doctype html><title>Wartung</title><script>alert(1)</script>' },
  { text: '' },
];

const addresses = screens.flatMap(({ path }) =>
  (['de', 'en'] as const).map((locale) => {
    const filled = path[locale].replaceAll(/:(\w+)\??/g, (_, name: string) =>
      name === 'id' || name === 'page' ? '1' : name === 'category' ? 'events' : 'ding',
    );
    return `/${locale}/${filled.replace('*', 'irgendwo')}`.replace(/\/$/, '');
  }),
);

it.each(nonsense)(
  'a remote backend with invalid answers (%j) results in a page, or one that says that it cannot be had',
  async (answer) => {
    backend.answer = () => answer;
    for (const address of someOf(addresses, { index: nonsense.indexOf(answer), count: 20 })) {
      const { status, html } = await visit(`${address}?q=x`, { needed: 5000, optional: 5000 });
      const says503 = status === 503 && html.includes('<footer') && /nicht erreichbar|cannot be reached/.test(html);
      expect([address, [200, 301, 404].includes(status) || says503 ? 'fine' : status]).toEqual([address, 'fine']);
      expect(html).not.toMatch(/javascript:alert|alert\(1\)<|href="\/\/evil/);
    }
    takeConsoleErrors();
  },
);

const circle: [string, Record<string, unknown>][] = [
  [
    'the table',
    {
      'pageeditor-api/redirect': [
        ['a', 'b'],
        ['b', 'a'],
      ].map(([from, to]) => ({ old_path: `/de/${from}`, new_path: `/de/${to}` })),
    },
  ],
  [
    'the look-up',
    { 'pageeditor-api/redirect/a': { new_path: '/de/b' }, 'pageeditor-api/redirect/b': { new_path: '/de/a' } },
  ],
  ['the look-up to itself', { 'pageeditor-api/redirect/a': { new_path: '/de/a' } }],
  [
    'the look-up against the table',
    {
      'pageeditor-api/redirect/a': { new_path: '/de/b' },
      'pageeditor-api/redirect': [{ old_path: '/de/b', new_path: '/de/a' }],
    },
  ],
];
it.each(circle)('redirects in a loop in %s result in 404', async (_, answers) => {
  const all: Record<string, unknown> = { ...known, ...answers };
  backend.answer = (path) => (path in all ? { json: all[path] } : null);
  const { status, html } = await visit('/de/a');
  expect(status).toBe(404);
  expect(html).toContain('Die gesuchte Seite wurde leider nicht gefunden.');
});

it('redirects in a loop in a finite chain are followed to the end in one step', async () => {
  const chain = {
    'pageeditor-api/redirect/a': { new_path: '/de/b' },
    'pageeditor-api/redirect/b': { new_path: '/de/besuch' },
  };
  const all: Record<string, unknown> = { ...known, ...chain };
  backend.answer = (path) => (path in all ? { json: all[path] } : null);
  const { status, headers } = await visit('/de/a?x=1');
  expect([status, headers.get('location')]).toEqual([301, '/de/besuch?x=1']);
});

it('a failed lookup of redirects results in 404', async () => {
  but({ 'pageeditor-api/redirect/fort': { status: 500 } });
  expect((await visit('/de/fort')).status).toBe(404);
});
