import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const now = '2026-11-25T12:00:00.000Z';

it.each([
  ['2026-11-25T11:59:30.000Z', 'vor 0 Minuten'],
  ['2026-11-25T11:29:00.000Z', 'vor 31 Minuten'],
  ['2026-11-25T02:10:00.000Z', 'vor 9 Stunden'],
  ['2026-11-22T02:10:00.000Z', 'vor 3 Tagen'],
])('%s is %s', (moment, age) => {
  expect(formatAge(moment, now)).toBe(age);
});
