import { expect, it } from 'vitest';
import { beginningOf, shortened } from './beginning-of.ts';

it.each([
  ['Salome', 4, 'Salo'],
  ['Salome', 6, 'Salome'],
  ['ab🎭cd', 3, 'ab'],
  ['ab🎭cd', 4, 'ab🎭'],
  // A family of three, a flag, and an e with its accent apart.
  ['a👨‍👩‍👧b', 7, 'a'],
  ['a🇩🇪b', 3, 'a'],
  ['ae\u0301b', 2, 'a'],
  ['🎭', 1, ''],
])('%s is cut to %i as %s', (text, maximum, beginning) => {
  expect(beginningOf(text, maximum)).toBe(beginning);
});

it('a shortened text ends with an ellipsis and never within an emoji', () => {
  expect(shortened('Die Nacht 🎭', 11)).toBe('Die Nacht…');
  expect(shortened('Die Nacht', 9)).toBe('Die Nacht');
});
