import { expect, it } from 'vitest';
import { veilOf } from './veil.ts';

it.each([
  [0, 0],
  [41, 0],
  [60, 0.31],
  [100, 0.58],
])('on a picture of brightness %i the veil is %d deep', (brightness, veil) => {
  expect(veilOf({ brightness })).toEqual({ '--veil': veil });
});

it('a picture that was not measured counts as white, and without a picture there is no veil', () => {
  expect(veilOf({})).toEqual(veilOf({ brightness: 100 }));
  expect(veilOf(null)).toBeUndefined();
});
