// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { collectKeys } from './collect-keys.ts';

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

it('keys do not reach the page until they are taken', () => {
  const take = collectKeys();
  expect([press('d'), press('u'), press('Enter')]).toEqual([false, false, false]);
  // Commands with the control key still work.
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(take()).toBe('du');
  expect(press('x')).toBe(true);
  expect(take()).toBe('du');
});

it('Tab is kept as well, so that what follows it reaches the next field', () => {
  const take = collectKeys();
  expect([press('a'), press('Tab'), press('b')]).toEqual([false, false, false]);
  expect(take()).toBe('a\tb');
});

it('Escape gives the keys back to the page', () => {
  const take = collectKeys();
  press('Escape');
  expect(press('x')).toBe(true);
  expect(take()).toBe('');
});

it('the page gets the keys again after two seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const take = collectKeys();
  expect(press('d')).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(press('x')).toBe(true);
  expect(take()).toBe('d');
});
