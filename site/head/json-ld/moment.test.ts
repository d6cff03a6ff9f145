import fc from 'fast-check';
import { expect, it } from 'vitest';
import { berlinMoment } from './event.ts';

it.each([
  ['2026-10-24T17:30:00Z', '2026-10-24T19:30:00+02:00'],
  ['2026-10-25T18:30:00Z', '2026-10-25T19:30:00+01:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ['2027-03-27T19:30:00+01:00', '2027-03-27T19:30:00+01:00'],
  ['2027-03-28T17:30:00Z', '2027-03-28T19:30:00+02:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
])('%s is %s in Berlin', (moment, shown) => {
  expect(berlinMoment(moment)).toBe(shown);
});

it.each(['', 'soon', null, undefined])('%s is no time', (moment) => {
  expect(berlinMoment(moment)).toBeUndefined();
});

it('every result is the same time as its input, one or two hours ahead of UTC', () => {
  const from = Date.UTC(1996, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: from / 1000, max: Date.UTC(2090, 0, 1) / 1000 }), (seconds) => {
      const shown = berlinMoment(new Date(seconds * 1000).toISOString()) ?? '';
      expect(Date.parse(shown)).toBe(seconds * 1000);
      expect(shown).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
    }),
  );
});
