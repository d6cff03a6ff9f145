import { expect, test } from 'vitest';
import { shiftCaret } from './plain-text.ts';

test('the caret stays at its letters when text before, behind or around it changes', () => {
  expect(shiftCaret('Stuhl', 'Ein Stuhl', 5)).toBe(9);
  expect(shiftCaret('Stuhl', 'Stuhl frei', 2)).toBe(2);
  expect(shiftCaret('Ein roter Stuhl', 'Ein Stuhl', 15)).toBe(9);
  expect(shiftCaret('Ein roter Stuhl', 'Ein Stuhl', 7)).toBe(4);
  expect(shiftCaret('Stuhl', '', 3)).toBe(0);
});
