// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { collectKeys } from './collect-keys.ts';

function press(key: string, more: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

test('keys are kept from the page until they are taken', () => {
  const take = collectKeys();
  expect([press('d'), press('u'), press('Enter')]).toEqual([false, false, false]);
  // Commands with the control key still work.
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(take()).toBe('du');
  expect(press('x')).toBe(true);
  expect(take()).toBe('du');
});

test('Escape gives the keys back to the page', () => {
  const take = collectKeys();
  press('Escape');
  expect(press('x')).toBe(true);
  expect(take()).toBe('');
});
