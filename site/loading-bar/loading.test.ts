// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, finish, idle, loading, start } from './loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  finish();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(loading()).toEqual(idle);
});

test('what takes less than 200 milliseconds shows nothing', () => {
  start();
  vi.advanceTimersByTime(199);
  finish();
  vi.advanceTimersByTime(5000);
  expect(loading()).toEqual(idle);
});

test('it grows every 100 milliseconds and is full after five seconds', () => {
  start();
  vi.advanceTimersByTime(200);
  expect(loading()).toEqual({ shown: true, percent: 0, failed: false });
  vi.advanceTimersByTime(99);
  expect(loading().percent).toBe(0);
  vi.advanceTimersByTime(1);
  expect(loading().percent).toBe(2);
  vi.advanceTimersByTime(4800);
  expect(loading().percent).toBe(98);
  vi.advanceTimersByTime(10_000);
  expect(loading().percent).toBe(100);
});

test('it hides 500 milliseconds after it finished', () => {
  start();
  vi.advanceTimersByTime(1000);
  finish();
  expect(loading()).toEqual({ shown: true, percent: 100, failed: false });
  vi.advanceTimersByTime(499);
  expect(loading().shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loading()).toEqual(idle);
});

test('a failure shows, however short it took, and goes like the rest', () => {
  start();
  fail();
  finish();
  expect(loading()).toEqual({ shown: true, percent: 100, failed: true });
  vi.advanceTimersByTime(500);
  expect(loading()).toEqual(idle);
});

test('a call for data that fails while nothing loads shows as well, and the next page begins without it', () => {
  fail();
  expect(loading().failed).toBe(true);
  vi.advanceTimersByTime(100);
  start();
  expect(loading()).toEqual(idle);
  vi.advanceTimersByTime(700);
  expect(loading()).toEqual({ shown: true, percent: 10, failed: false });
});

test('another page that is asked for before the first is there goes on in the same line', () => {
  start();
  vi.advanceTimersByTime(1200);
  start();
  expect(loading().percent).toBe(20);
});
