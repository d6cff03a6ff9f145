// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, finish, idle, loading, start } from './loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  finish();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(loading()).toEqual(idle);
});

it('shows nothing for loads of less than 200 milliseconds', () => {
  start();
  vi.advanceTimersByTime(199);
  finish();
  vi.advanceTimersByTime(5000);
  expect(loading()).toEqual(idle);
});

it('grows every 100 milliseconds and is full after five seconds', () => {
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

it('hides 500 milliseconds after the end', () => {
  start();
  vi.advanceTimersByTime(1000);
  finish();
  expect(loading()).toEqual({ shown: true, percent: 100, failed: false });
  vi.advanceTimersByTime(499);
  expect(loading().shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(loading()).toEqual(idle);
});

it('shows a failure even of a short load, and hides it like a success', () => {
  start();
  fail();
  finish();
  expect(loading()).toEqual({ shown: true, percent: 100, failed: true });
  vi.advanceTimersByTime(500);
  expect(loading()).toEqual(idle);
});

it('shows a failed data request while nothing loads, and the next page starts without it', () => {
  fail();
  expect(loading().failed).toBe(true);
  vi.advanceTimersByTime(100);
  start();
  expect(loading()).toEqual(idle);
  vi.advanceTimersByTime(700);
  expect(loading()).toEqual({ shown: true, percent: 10, failed: false });
});

it('continues the same bar when another page is requested before the first has arrived', () => {
  start();
  vi.advanceTimersByTime(1200);
  start();
  expect(loading().percent).toBe(20);
});
