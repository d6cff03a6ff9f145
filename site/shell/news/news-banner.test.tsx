// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { BreakingNews } from '#contract/home/home.ts';
import { NewsBanner } from './news-banner.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', vi.fn());

const news: BreakingNews = {
  id: 1,
  title: 'Straßenbahn',
  text: 'Die Haltestelle entfällt.',
  link: { url: '/de/besuch/anfahrt' },
  link_text: 'Anfahrt',
};
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  window.sessionStorage.clear();
});

/** The page as rendered by the server, with its inline scripts run, then hydrated. */
async function open(shown: BreakingNews | null): Promise<HTMLElement | null> {
  const page = (
    <>
      <NewsBanner news={shown} />
      <header>
        <a href="/de">Start</a>
      </header>
    </>
  );
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(page);
  for (const script of frame.querySelectorAll('script')) {
    const live = document.createElement('script');
    live.textContent = script.textContent;
    script.replaceWith(live);
  }
  const before = banner()?.hidden;
  await act(async () => {
    root = hydrateRoot(frame, page);
  });
  expect(banner()?.hidden).toBe(before);
  return banner();
}
const banner = () => document.querySelector('section');
/** Waits until the closed banner has gone. */
async function press(): Promise<void> {
  vi.useFakeTimers();
  await act(async () => banner()?.querySelector('button')?.click());
  expect(banner()?.dataset.leaves).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(banner()?.dataset.leaves).toBe('false');
  vi.useRealTimers();
}

it('shows label, text and a link', async () => {
  const shown = await open(news);
  expect(shown?.getAttribute('aria-label')).toBe('Wichtige Information');
  expect(shown?.textContent).toContain('Straßenbahn');
  expect(shown?.textContent).toContain('Die Haltestelle entfällt.');
  expect(shown?.querySelector('a')?.getAttribute('href')).toBe('/de/besuch/anfahrt');
  expect(shown?.querySelector('a')?.textContent).toBe('Anfahrt');
});

it.each([
  ['without a title', { title: '' }, 'strong'],
  ['without a text', { text: '' }, 'p > span'],
  ['without an address', { link: { url: '' } }, 'a'],
])('it does %s', async (_, change, part) => {
  const shown = await open({ ...news, ...change });
  expect(shown?.querySelector(part)).toBeNull();
  expect(shown?.hidden).toBe(false);
});

it('is not there without news', async () => {
  expect(await open(null)).toBeNull();
});

it('shows again when the news is another or was rewritten', async () => {
  await open(news);
  await press();
  for (const other of [
    { ...news, id: 2 },
    { ...news, text: 'Die Haltestelle wird wieder angefahren.' },
  ]) {
    await act(async () => root?.unmount());
    document.body.innerHTML = '';
    expect((await open(other))?.hidden).toBe(false);
  }
});

it('can be closed when storage is blocked', async () => {
  await open({ ...news, id: 3 });
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await press();
  expect(banner()?.hidden).toBe(true);
  refuse.mockRestore();
});
