// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferLayout } from './defer-layout.ts';

const { dataset } = document.documentElement;
const laidOut = () => [...document.querySelectorAll('.is-laid-out')].map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p id="a" class="waits"></p><p id="b"></p><p id="c" class="waits"></p>';
});
afterEach(() => void vi.useRealTimers());

it('lays out the parts of a new screen after its first paint, one by one', () => {
  deferLayout();
  expect(dataset.arriving).toBe('');
  expect(laidOut()).toEqual([]);
  vi.advanceTimersToNextFrame().advanceTimersToNextTimer();
  expect(laidOut()).toEqual(['a']);
  vi.advanceTimersToNextTimer();
  expect(laidOut()).toEqual(['a', 'c']);
  vi.advanceTimersToNextTimer();
  expect(laidOut()).toEqual([]);
  expect(dataset.arriving).toBeUndefined();
});

it('ends at once when the next screen comes', () => {
  const end = deferLayout();
  vi.advanceTimersToNextFrame().advanceTimersToNextTimer();
  end();
  expect([laidOut(), dataset.arriving]).toEqual([[], undefined]);
  vi.runAllTimers();
  expect(laidOut()).toEqual([]);
});
