// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingChunks, loadWithRetry } from './lazy-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a loader that fails the given number of times. */
function missing(times: number) {
  let calls = 0;
  return () => {
    calls += 1;
    return calls > times ? Promise.resolve(calls) : Promise.reject(new Error('Failed to fetch'));
  };
}

it('retries the import and shows a waiting state while the server is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const part = loadWithRetry(missing(4));
  await vi.advanceTimersByTimeAsync(500);
  expect(pendingChunks.get()).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await part).toBe(5);
  expect(pendingChunks.get()).toBe(0);
});

it('retries at once when the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const part = loadWithRetry(missing(1));
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await part).toBe(2);
});

it('reloads the page once when the server responds but the chunk is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 200 })));
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/de', reload });
  for (let time = 0; time < 2; time += 1) {
    const part = loadWithRetry(missing(9));
    const refused = expect(part).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  }
  expect(reload).toHaveBeenCalledTimes(1);
});
