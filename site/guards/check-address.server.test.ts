import { expect, it } from 'vitest';
import type { Content } from '../content/content.ts';
import type { ShownPage } from '../content/reading/read-page.ts';
import type { ServerSettings } from '../content/reading/read-settings.ts';
import { followPattern, locationOf } from './follow-redirects.server.ts';
import { guardsOfEveryScreen, runGuards } from './check-address.server.ts';
import { screens } from '../screens.ts';

interface Given {
  loggedIn?: boolean;
  redirects?: { old_path: string; new_path: string }[];
  /** Paths below the locale of pages in the page tree. */
  pages?: string[];
}

function visit({ loggedIn = false, redirects = [], pages = [] }: Given = {}) {
  const content = {
    isLoggedIn: async () => loggedIn,
    redirects: async () => redirects,
    settings: async () => ({ partsOff: [] }) as Partial<ServerSettings> as ServerSettings,
    page: async (_, path) => (pages.includes(path) ? ({} as ShownPage) : null),
  } as Partial<Content> as Content;
  return { locale: 'de' as const, content };
}

async function ends(path: string, given?: Given): Promise<string | null> {
  const url = new URL(path, 'https://oper.example');
  const target = await runGuards(guardsOfEveryScreen, url, visit(given));
  return target && locationOf(target, url);
}

it.each([
  ['/', '/de'],
  ['/?a=1', '/de?a=1'],
  ['/de/', '/de'],
  ['/DE/Haus', '/de/Haus'],
  ['/En', '/en'],
  ['/de//haus///', '/de/haus'],
  ['/de/PROGRAMM', '/de/programm'],
  ['/EN/Programme/', '/en/programme'],
  ['/de/Blog/Sieben-Monde/22', '/de/blog/Sieben-Monde/22'],
  ['/de/haus?version=3&a=1', '/de/haus?a=1'],
  ['/DE/haus/?version_id=3', '/de/haus'],
])('%s redirects to %s in one step', async (from, to) => {
  expect(await ends(from)).toBe(to);
});

it.each(['/de', '/en/programme?date=2026-12-01', '/de/denkmal', '/english'])('%s is not redirected', async (path) => {
  expect(await ends(path)).toBeNull();
});

it('extra slashes in a path never redirect to another host', async () => {
  const url = new URL('https://oper.example//evil.example/');
  const target = await runGuards(guardsOfEveryScreen, url, visit());
  expect(target && locationOf(target, url)).toBe('/evil.example');
});

it('a logged-in user sees the requested revision', async () => {
  expect(await ends('/de/haus?version_id=3', { loggedIn: true })).toBeNull();
});

const screensOfBoth = screens.filter(({ path }) => path.de !== path.en && !/[:*]/.test(path.de));

it.each(screensOfBoth)('the screen $name is found by its path in the other language', async ({ path }) => {
  expect(await ends(`/en/${path.de}?a=1`)).toBe(`/en/${path.en}?a=1`);
  expect(await ends(`/de/${path.en}/`)).toBe(`/de/${path.de}`);
});

it('paths below it are found in one step; a redirect or page with that address has priority', async () => {
  expect(await ends('/EN/Programm/salome/7/?date=2026-12-01')).toBe('/en/programme/salome/7?date=2026-12-01');
  expect(await ends('/de/productions/2026-27')).toBe('/de/produktionen/2026-27');
  expect(await ends('/en/programm/salome')).toBeNull();
  expect(await ends('/en/programm', { pages: ['programm'] })).toBeNull();
  expect(await ends('/en/programm', { redirects: [{ old_path: '/en/programm', new_path: '/en/offen' }] })).toBe(
    '/en/offen',
  );
});

it('a chain of redirects is followed to its end in one step, with the query', async () => {
  const redirects = [
    { old_path: '/de/alt', new_path: '/de/neu' },
    { old_path: '/de/neu', new_path: '/de/neuer' },
    { old_path: '/de/schön', new_path: '/de/haus?own=1' },
    { old_path: '/de/shop', new_path: 'https://tickets.example/x' },
  ];
  expect(await ends('/DE/alt/?a=1', { redirects })).toBe('/de/neuer?a=1');
  expect(await ends('/de/sch%C3%B6n?a=1', { redirects })).toBe('/de/haus?own=1');
  expect(await ends('/de/shop', { redirects })).toBe('https://tickets.example/x');
});

it.each([
  ...['javascript:alert(1)', 'data:text/html,x', 'ftp://oper.example/de', 'mailto:a@oper.example'],
  ...['//evil.example', '/\\evil.example', '/\t/evil.example', ' //evil.example/de'],
])('a redirect to %s is ignored', async (new_path) => {
  expect(await ends('/de/alt', { redirects: [{ old_path: '/de/alt', new_path }] })).toBeNull();
});

it('a redirect with a query wins over one without, and uses its query up; a pattern hides no screen', async () => {
  const redirects = [
    { old_path: '/spielplan.php', new_path: '/de/programm' },
    { old_path: '/spielplan.php?id=5', new_path: '/de/besuch' },
    { old_path: '/de/*', new_path: '/de/blog/*' },
  ];
  expect(await ends('/spielplan.php?a=1', { redirects })).toBe('/de/programm?a=1');
  expect(await ends('/spielplan.php?a=1&id=5', { redirects })).toBe('/de/besuch');
  expect(await ends('/de/haus', { redirects })).toBeNull();
});

it('where nothing is found, a pattern leads on with the rest and the query, but never in a circle', () => {
  const leads = (path: string, ...list: [string, string][]) => {
    const url = new URL(path, 'https://oper.example');
    const target = followPattern(
      url,
      list.map(([old_path, new_path]) => ({ old_path, new_path })),
    );
    return target && locationOf(target, url);
  };
  expect(leads('/events/2019/%C3%A4?a=1', ['/events/*', '/de/programm/*'])).toBe('/de/programm/2019/%C3%A4?a=1');
  expect(leads('/events/x', ['/events/*', '/de/a/*'], ['/de/a/x', '/de/b'])).toBe('/de/b');
  expect(leads('/events/x', ['/events/*', 'https://archiv.example/*'])).toBe('https://archiv.example/x');
  expect(leads('/events/x', ['/events/*', '/alt/*'], ['/alt/*', '/events/*'])).toBeNull();
  expect(leads('/events/x', ['/events/*', 'https://oper.example/events/*'])).toBeNull();
  expect(leads('/events', ['/events/*', '/de/programm'])).toBeNull();
});

it('an unknown guard throws an error with its name', async () => {
  const run = runGuards(['address', 'nonsense'], new URL('https://oper.example/de'), visit());
  await expect(run).rejects.toMatchObject({ init: { status: 500, statusText: 'Unknown middleware nonsense' } });
});
