// @vitest-environment jsdom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/render.ts';
import { clientLoader, keepPrefetched, shouldRevalidate, useKeptData } from './screen-data.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What the loader of a screen gives at an address, while the browser is at the history entry with this key. */
async function load(address: string, key: string): Promise<unknown> {
  window.history.replaceState({ key }, '');
  const request = new Request(`https://oper.example${address}`);
  const serverLoader = () => Promise.resolve('from the server' as never);
  const args = { request, serverLoader } as unknown as Parameters<typeof clientLoader>[0];
  return clientLoader(args);
}

function Screen({ data }: { data: unknown }) {
  useKeptData(data);
  return null;
}

/** Shows a screen at the history entry with this key. */
function show(pathname: string, key: string, data: unknown): Promise<void> {
  const [path = '', search = ''] = pathname.split(/(?=\?)/);
  return render(
    <MemoryRouter key={key} initialEntries={[{ pathname: path, search, key }]}>
      <Screen data={data} />
    </MemoryRouter>,
  );
}

it('uses prefetched data once, for five seconds', async () => {
  await show('/de', 'home', 'home');
  keepPrefetched('/de/haus', Promise.resolve('prefetched'));
  expect(await load('/de/haus', 'home')).toBe('prefetched');
  expect(await load('/de/haus', 'home')).toBe('from the server');
  keepPrefetched('/de/haus', Promise.resolve('prefetched'));
  vi.advanceTimersByTime(5001);
  expect(await load('/de/haus', 'home')).toBe('from the server');
});

it('asks the server again when a prefetch has failed', async () => {
  await show('/de', 'home', 'home');
  keepPrefetched('/de/haus', Promise.reject(new Error('500')));
  expect(await load('/de/haus', 'home')).toBe('from the server');
});

it('shows the screen that a visitor goes back to as it was, for five minutes', async () => {
  await show('/de', 'first', 'home');
  await show('/de/haus', 'second', 'house');
  expect(await load('/de', 'first')).toBe('home');
  // Shown again, it does not count as new.
  vi.advanceTimersByTime(299_000);
  await show('/de', 'first', 'home');
  await show('/de/haus', 'second', 'house');
  vi.advanceTimersByTime(2000);
  expect(await load('/de', 'first')).toBe('from the server');
});

it('asks the server for what is shown, for a link to what was shown, and for another address', async () => {
  await show('/de', 'one', 'home');
  await show('/de/haus', 'two', 'house');
  expect(await load('/de/haus', 'two')).toBe('from the server');
  expect(await load('/de', 'two')).toBe('from the server');
  expect(await load('/en', 'one')).toBe('from the server');
});

it('keeps nothing from before a page was edited', async () => {
  await show('/de/haus', 'three', 'house');
  await show('/de/haus?edit', 'four', 'draft');
  expect(await load('/de/haus', 'three')).toBe('from the server');
  await show('/de', 'five', 'home');
  expect(await load('/de/haus?edit', 'four')).toBe('from the server');
});

const revalidates = (from: string, to: string) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'https://oper.example'),
    nextUrl: new URL(to, 'https://oper.example'),
    defaultShouldRevalidate: true,
  });

it('does not revalidate when an event overlay opens, closes or changes', () => {
  expect(revalidates('/de/programm?date=2026-11-28', '/de/programm?date=2026-11-28&event_overlay=7')).toBe(false);
  expect(revalidates('/de/programm?event_overlay=7', '/de/programm')).toBe(false);
  expect(revalidates('/de?event_overlay=7', '/de?event_overlay=8')).toBe(false);
});

it('revalidates in every other case', () => {
  expect(revalidates('/de/programm', '/de/programm?date=2026-11-28')).toBe(true);
  expect(revalidates('/de/programm?event_overlay=7', '/de/programm?date=2026-11-28')).toBe(true);
  expect(revalidates('/de/programm?event_overlay=7', '/de?event_overlay=7')).toBe(true);
  expect(revalidates('/de/newsletter', '/de/newsletter#anmeldung')).toBe(true);
  expect(revalidates('/de', '/de')).toBe(true);
});
