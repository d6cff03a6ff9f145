// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { catchKeys, type KeysOnTheWay, takeOnTheWay } from './keys-on-the-way.ts';

let keys: KeysOnTheWay;
afterEach(() => keys.stop());
const press = (key: string, more: KeyboardEventInit = {}) =>
  takeOnTheWay(new KeyboardEvent('keydown', { key, ...more }));

test('letters, line breaks and corrections are taken in order, until they are wanted no more', () => {
  keys = catchKeys();
  expect([...'Haus!'].map((letter) => press(letter))).toEqual([true, true, true, true, true]);
  expect([press('Backspace'), press('Enter'), press('€')]).toEqual([true, true, true]);
  expect(keys.text()).toBe('Haus\n€');
  keys.stop();
  expect(press('x')).toBe(false);
  expect(keys.text()).toBe('Haus\n€');
});

test('the way to an edge of the text counts before the first letter', () => {
  keys = catchKeys();
  expect(press('End', { ctrlKey: true })).toBe(true);
  expect(keys.edge()).toBe('end');
});

test('commands stay commands, AltGr makes letters, and Esc ends it', () => {
  keys = catchKeys();
  expect(press('z', { ctrlKey: true })).toBe(false);
  expect(press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(true);
  expect([press('Tab'), press('Escape'), press('x')]).toEqual([false, false, false]);
  expect(keys.text()).toBe('@');
});
