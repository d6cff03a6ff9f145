// @vitest-environment jsdom
import { act } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleContext } from '#ui/locale.ts';
import { localeOf, setLocale } from '../../locale.ts';
import { useFollowLinks } from '../navigation/follow-links.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { EventOverlay } from './event-overlay.tsx';
import { render } from '#tests/render.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('scrollTo', () => {});
vi.mock('../../reporting/report-failure.ts', { spy: true });

let nextId = 100;
let id: number;
let router: ReturnType<typeof createBrowserRouter>;
/** Answers of the backend; records requested addresses. */
let answer: () => Promise<Response>;
const requested: string[] = [];

const event = () => ({
  id,
  title: 'Salome',
  start: '2099-11-28T19:30:00+01:00',
  venue: 'Großes Haus',
  flags: ['is_premier'],
  availability: 'few',
  price_from: 18,
  ticket_link: '/de/karten',
  url: `/de/programm/salome/${id}`,
  cast: [{ role_name: 'Salome', persons: [{ id: 1, name: 'Sunniva Halmdahl', url: '/de/kuenstler/halmdahl/1' }] }],
});

function TestApp() {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  setLocale(locale);
  useFollowLinks();
  return (
    <LocaleContext value={locale}>
      <EventOverlay loaded={null}>
        <main tabIndex={-1}>
          <article data-peek="">
            <a href={`/${locale}/${locale === 'de' ? 'programm' : 'programme'}/salome/${id}`}>Salome</a>
            <a href="/de/karten">Tickets</a>
          </article>
          <Outlet />
        </main>
      </EventOverlay>
    </LocaleContext>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  nextId += 1;
  id = nextId;
  requested.length = 0;
  answer = async () => Response.json(event());
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return answer();
  });
});
afterEach(() => {
  router.dispose();
  vi.mocked(reportFailure).mockReset();
  vi.useRealTimers();
});

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  router = createBrowserRouter([
    { path: '*', Component: TestApp, children: [{ path: '*', element: <p>{address}</p> }] },
  ]);
  await render(<RouterProvider router={router} />);
  await settle();
}

/** Resolves pending requests and the overlay's chunk. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1)
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
}

async function press(element: HTMLElement | null | undefined): Promise<void> {
  await act(async () => element?.click());
  await settle();
}

/** The overlay appears first; address and data follow. */
async function pressRow(): Promise<void> {
  await press(row());
  await frame();
}

async function frame(): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(17));
  await settle();
}

const sheet = () => document.querySelector('dialog');
const row = () => document.querySelector<HTMLAnchorElement>('article a');
const closing = () => sheet()?.querySelector<HTMLButtonElement>('button[aria-label="Overlay schließen"]');
const here = () => window.location.pathname + window.location.search;
const isLoading = () => sheet()?.querySelector('[aria-busy="true"]') !== null;

it('shows the overlay before the navigation has finished', async () => {
  // Independent of the machine's speed: no frame between the press and the check.
  vi.useFakeTimers({ shouldAdvanceTime: false });
  await open('/de/haus');
  const coming = () => document.querySelector('[aria-busy="true"] [aria-label="Overlay schließen"]');
  await act(async () => row()?.click());
  expect([here(), sheet(), coming()?.tagName]).toEqual(['/de/haus', null, 'A']);
  // A landmark with a name, as everything outside of the page needs one.
  expect(coming()?.closest('section')?.getAttribute('aria-label')).toBe('Der Termin wird geladen …');
  await frame();
  expect([here(), coming()]).toEqual([`/de/haus?event_overlay=${id}`, null]);
  await press(closing());
  await act(async () => vi.waitFor(() => expect(here()).toBe('/de/haus')));
  expect(coming()).toBeNull();
});

it('follows links to other pages', async () => {
  await open('/de/haus');
  await press(document.querySelectorAll<HTMLElement>('article a')[1]);
  expect(here()).toBe('/de/karten');
  expect(sheet()).toBeNull();
});

it('closes with an animation of 0.7 s, inert meanwhile, and is then removed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  await open(`/de/haus?event_overlay=${id}`);
  await press(closing());
  expect(sheet()?.parentElement?.hasAttribute('inert')).toBe(true);
  await act(async () => vi.advanceTimersByTimeAsync(699));
  expect(sheet()).not.toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(sheet()).toBeNull();
});

it('closing an overlay that was in the first address keeps path and query and adds no history entry', async () => {
  await open(`/de/haus?a=1&event_overlay=${id}&edit`);
  const steps = window.history.length;
  await press(closing());
  expect(here()).toBe('/de/haus?a=1&edit');
  expect(window.history.length).toBe(steps);
});

it('shows a placeholder with a status while loading', async () => {
  let come: (response: Response) => void;
  answer = () => new Promise((resolve) => (come = resolve));
  await open('/de/haus');
  await pressRow();
  expect(isLoading()).toBe(true);
  expect(sheet()?.querySelector('output')?.textContent).toBe('Der Termin wird geladen …');
  expect(document.activeElement).toBe(closing());
  await act(async () => come(Response.json(event())));
  await settle();
  expect(isLoading()).toBe(false);
  expect(document.activeElement).toBe(closing());
});

it.each([
  ['fails', async () => new Response('', { status: 500 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('no net'))],
  ['talks nonsense', async () => new Response('<html>')],
  ['answers with half an event', async () => Response.json({ id: 1 })],
])('with a backend that %s, stays in the loading state, is reported once and can be closed', async (_, failing) => {
  vi.mocked(reportFailure).mockImplementation(() => {});
  answer = failing;
  await open('/de/haus');
  await pressRow();
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  expect(isLoading()).toBe(true);
  expect(requested).toHaveLength(1);
  expect(vi.mocked(reportFailure).mock.calls).toEqual([['event overlay', expect.any(Error)]]);
  await press(closing());
  await act(async () => vi.waitFor(() => expect(here()).toBe('/de/haus')));
});

it('says that an unknown event does not exist, with a way on', async () => {
  answer = async () => Response.json({ code: 'not_found' }, { status: 404 });
  await open('/de/haus');
  await pressRow();
  expect(sheet()?.querySelector('h2')?.textContent).toBe('Diesen Termin gibt es nicht');
  expect(sheet()?.querySelector('a[href="/de/programm"]')).not.toBeNull();
  expect(reportFailure).not.toHaveBeenCalled();
  await press(closing());
  await act(async () => vi.waitFor(() => expect(here()).toBe('/de/haus')));
});

it('opens nothing and requests nothing for an id that is not a number', async () => {
  await open('/de/haus?event_overlay=abc');
  expect(sheet()).toBeNull();
  expect(requested).toEqual([]);
});

it('is in English on English pages', async () => {
  await open('/en/house');
  await pressRow();
  expect(requested).toEqual([`/en/api/events/${id}/`]);
  expect(sheet()?.querySelector('button')?.getAttribute('aria-label')).toBe('Close overlay');
  expect(sheet()?.textContent).toContain('More information');
});

it('closes once for two presses, as a double click has, and again after going forward', async () => {
  const steps = vi.spyOn(window.history, 'go');
  await open('/de/haus');
  await pressRow();
  for (const visit of [1, 2]) {
    await act(async () => {
      closing()?.click();
      closing()?.click();
    });
    await act(async () => vi.waitFor(() => expect(here()).toBe('/de/haus')));
    expect(steps.mock.calls.filter(([by]) => by === -1)).toHaveLength(visit);
    await act(async () => router.navigate(1));
    await act(async () => vi.waitFor(() => expect(here()).toBe(`/de/haus?event_overlay=${id}`)));
    await settle();
  }
  steps.mockRestore();
});
