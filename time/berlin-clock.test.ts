import { expect, it } from 'vitest';
import { fromBerlinClock, momentOfField, toBerlinClock } from './berlin-clock.ts';

it.each([
  ['2026-11-21T19:30', '2026-11-21T19:30:00+01:00'],
  ['2026-07-01T20:00', '2026-07-01T20:00:00+02:00'],
  // Daylight saving time begins at 2:00 and ends at 3:00.
  ['2027-03-28T01:59', '2027-03-28T01:59:00+01:00'],
  ['2027-03-28T03:00', '2027-03-28T03:00:00+02:00'],
  ['2026-10-25T04:00', '2026-10-25T04:00:00+01:00'],
])('converts local time %s in Berlin to %s and back', (clock, moment) => {
  expect(fromBerlinClock(clock)).toBe(moment);
  expect(toBerlinClock(moment)).toBe(clock);
});

it('converts a timestamp with another offset to local time in Berlin', () => {
  expect(toBerlinClock('2026-11-21T18:30:00Z')).toBe('2026-11-21T19:30');
});

it('returns nothing for an invalid time', () => {
  expect(fromBerlinClock('')).toBeNull();
  expect(toBerlinClock(null)).toBe('');
  expect(toBerlinClock('gestern')).toBe('');
});

it.each([
  ['2027-03-28T02:30', '2027-03-28T02:30', 'is skipped and stays as typed, for the server to refuse'],
  ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00', 'occurs twice and is the first, in summer time'],
  ['2027-10-31T02:30', '2027-10-31T02:30:00+02:00', 'occurs twice and is the first, in summer time'],
  ['', null, 'is empty and no moment'],
])('a field with %s has the value %s: it %s', (clock, value, _outcome) => {
  expect(momentOfField(clock)).toBe(value);
  expect(toBerlinClock(value)).toBe(clock);
});
