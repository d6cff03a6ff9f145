import { expect, it } from 'vitest';
import { fromBerlin, toBerlin } from './berlin-time.ts';

it.each([
  ['2026-11-21T19:30', '2026-11-21T19:30:00+01:00'],
  ['2026-07-01T20:00', '2026-07-01T20:00:00+02:00'],
  // The clocks go forward at two and back at three.
  ['2027-03-28T01:59', '2027-03-28T01:59:00+01:00'],
  ['2027-03-28T03:00', '2027-03-28T03:00:00+02:00'],
  ['2026-10-25T04:00', '2026-10-25T04:00:00+01:00'],
])('%s on a clock in Berlin is the moment %s, and back', (clock, moment) => {
  expect(fromBerlin(clock)).toBe(moment);
  expect(toBerlin(moment)).toBe(clock);
});

it('a moment told with another offset is shown on the clock in Berlin', () => {
  expect(toBerlin('2026-11-21T18:30:00Z')).toBe('2026-11-21T19:30');
});

it('what is no time is none', () => {
  expect(fromBerlin('')).toBeNull();
  expect(toBerlin(null)).toBe('');
  expect(toBerlin('gestern')).toBe('');
});
