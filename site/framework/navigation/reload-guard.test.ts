// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { reportFailure } from '../../reporting/report-failure.ts';
import { mayReload, recordLeaving, hasReloadedRecently, reloadMemory } from '#ui/loading/reload-limit.ts';
import { reloadOnMissingChunk } from './reload-guard.ts';

vi.mock('../../reporting/report-failure.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
});

function blockStorage(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

it('reloads the page once, and not again within a minute', () => {
  expect(mayReload(1_000_000, reloadMemory)).toBe(true);
  expect(mayReload(1_059_999, reloadMemory)).toBe(false);
  expect(hasReloadedRecently(1_059_999)).toBe(true);
  expect(hasReloadedRecently(1_060_000)).toBe(false);
  expect(mayReload(1_060_000, reloadMemory)).toBe(true);
});

it('remembers the reload in the history entry, beside the router’s state, when storage is blocked', () => {
  blockStorage();
  window.history.replaceState({ idx: 3, key: 'abc' }, '');
  expect(mayReload(1_000_000, reloadMemory)).toBe(true);
  expect(mayReload(1_059_999, reloadMemory)).toBe(false);
  expect(window.history.state).toMatchObject({ idx: 3, key: 'abc' });
});

const missing = () => new Event('vite:preloadError', { cancelable: true });

it('reports a chunk that cannot be fetched, and reloads the page at most once a minute', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  reloadOnMissingChunk();
  const first = missing();
  window.dispatchEvent(first);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(first.defaultPrevented).toBe(true);
  const second = missing();
  window.dispatchEvent(second);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(second.defaultPrevented).toBe(false);
  expect(reportFailure).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(missing());
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['a reload while the router was on its way to another page counts', 'reload', true],
  ['another way to the page does not', 'navigate', false],
])('%s', (_, type, counts) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  recordLeaving();
  reloadOnMissingChunk();
  expect(hasReloadedRecently(Date.now())).toBe(counts);
});

it('does not report a chunk that fails while the visitor reloads the page', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  reloadOnMissingChunk();
  expect(hasReloadedRecently(Date.now())).toBe(false);
});

it('does not reload the page while offline', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnMissingChunk();
  const failed = missing();
  window.dispatchEvent(failed);
  expect([reload.mock.calls, failed.defaultPrevented]).toEqual([[], false]);
});
