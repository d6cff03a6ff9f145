// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitedParts, persistently } from './later-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that cannot be fetched so many times. */
function missing(times: number) {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > times ? Promise.resolve(asked) : Promise.reject(new Error('Failed to fetch'));
  };
}

test('while the house does not answer, a part is asked for again and again, and somebody is told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const part = persistently(missing(4));
  await vi.advanceTimersByTimeAsync(500);
  expect(awaitedParts.get()).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await part).toBe(5);
  expect(awaitedParts.get()).toBe(0);
});

test('when the network is back it comes at once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const part = persistently(missing(1));
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await part).toBe(2);
});

test('a house that answers and has the part no more has a new version: the page is loaded anew, once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 200 })));
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/de', reload });
  for (let time = 0; time < 2; time += 1) {
    const part = persistently(missing(9));
    const refused = expect(part).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  }
  expect(reload).toHaveBeenCalledTimes(1);
});
