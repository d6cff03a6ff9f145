// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../locale.ts';
import { MainArea } from './main-area.tsx';
import { render } from '#tests/render.ts';
// Preloaded: only timing is tested here.
import './placeholder-of.tsx';

const scrolled = vi.fn();
vi.stubGlobal('scrollTo', scrolled);

let router: ReturnType<typeof createMemoryRouter>;
let come: (fails?: Error) => void;

const loader = ({ request }: { request: Request }) =>
  new Promise<null>((resolve, reject) => {
    if (request.url.endsWith('/de/haus')) resolve(null);
    come = (fails) => (fails ? reject(fails) : resolve(null));
  });

const frame = () => (
  <MainArea>
    <Outlet />
  </MainArea>
);

beforeEach(async () => {
  vi.useFakeTimers();
  setLocale('de');
  const children = [
    { path: '/de/haus', element: <h1>Haus</h1>, loader },
    { path: '*', element: <h1>Anderes</h1>, loader },
  ];
  const errorElement = <h1>Fehler</h1>;
  router = createMemoryRouter(
    [{ Component: frame, HydrateFallback: () => null, children: [{ errorElement, children }] }],
    {
      initialEntries: ['/de/haus'],
    },
  );
  await render(<RouterProvider router={router} />);
  scrolled.mockClear();
});
afterEach(() => {
  router.dispose();
  vi.useRealTimers();
});

const main = () => document.querySelector('main')!;
const announced = () => document.querySelector('output')?.textContent;
const waits = () => main().getAttribute('aria-busy') === 'true';
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const go = (to: string) => act(async () => void router.navigate(to));
/** Number of bars, and other visible parts. */
const bars = () => main().querySelectorAll('[aria-hidden="true"] [class*="wait"]').length;
const shown = () => main().querySelector('[hidden]')?.textContent;

it('shows no placeholder when a page arrives within 200 ms', async () => {
  await go('/de/programm');
  await pass(199);
  expect(waits()).toBe(false);
  await act(async () => come());
  await pass(1000);
  expect(main().textContent).toBe('Anderes');
  expect(waits()).toBe(false);
});

it('after 200 ms shows the placeholder, hides the old page and announces it', async () => {
  await go('/de/programm');
  await pass(200);
  expect(waits()).toBe(true);
  expect(announced()).toBe('Die Seite wird geladen …');
  expect(bars()).toBeGreaterThan(0);
  expect(shown()).toBe('Haus');
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  await act(async () => come());
  expect(waits()).toBe(false);
  expect(announced()).toBe('');
  expect(bars()).toBe(0);
  expect(main().textContent).toBe('Anderes');
});

it('a cancelled navigation restores the page and the scroll position', async () => {
  vi.stubGlobal('scrollY', 700);
  await go('/de/programm');
  await pass(500);
  scrolled.mockClear();
  await go('/de/haus');
  await pass(0);
  expect(waits()).toBe(false);
  expect(main().textContent).toBe('Haus');
  expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
});

it('every navigation has its own delay', async () => {
  await go('/de/programm');
  await pass(500);
  await act(async () => come());
  await go('/de/produktionen');
  await pass(100);
  expect(waits()).toBe(false);
});

it('a change of the query shows no placeholder', async () => {
  await go('/de/haus?a=1');
  await pass(5000);
  expect(waits()).toBe(false);
});

it.each([
  ['/de', 21],
  ['/de/programm', 20],
  ['/en/programme', 20],
  ['/de/produktionen', 14],
  ['/de/produktionen/2026-27', 14],
  ['/de/produktionen/salome/3', 18],
  ['/de/blog/ein-abend/3', 8],
  ['/de/besuch/anfahrt', 8],
])('the placeholder of %s has the shape of the screen', async (address, count) => {
  await go(address);
  await pass(200);
  expect(bars()).toBe(count);
});
