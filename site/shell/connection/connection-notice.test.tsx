// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionNotice } from './connection-notice.tsx';
import { render } from '#tests/render.ts';

let onLine = true;
beforeEach(async () => {
  vi.useFakeTimers();
  onLine = true;
  vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => onLine);
  await render(<ConnectionNotice />);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function become(now: boolean): Promise<void> {
  onLine = now;
  await act(async () => window.dispatchEvent(new Event(now ? 'online' : 'offline')));
}
const noticeText = () => document.querySelector('output')?.textContent;

it('shows nothing while online', () => {
  expect(noticeText()).toBe('');
});

it('shows that the connection is lost until it is back, and then that for four seconds', async () => {
  await become(false);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(noticeText()).toContain('ohne Verbindung');
  await become(true);
  expect(noticeText()).toBe('Die Verbindung ist wieder da.');
  await act(async () => vi.advanceTimersByTime(3999));
  expect(noticeText()).not.toBe('');
  await act(async () => vi.advanceTimersByTime(1));
  expect(noticeText()).toBe('');
});

it('shows a second loss again', async () => {
  await become(false);
  await become(true);
  await become(false);
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(noticeText()).toContain('ohne Verbindung');
});

it('shows nothing on an offline page, which has its own note', async () => {
  document.body.insertAdjacentHTML('beforeend', '<aside data-kept>Stand</aside>');
  await become(false);
  expect(noticeText()).toBe('');
  document.querySelector('[data-kept]')?.remove();
});
