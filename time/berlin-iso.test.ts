import { expect, it } from 'vitest';
import { berlinDay } from './berlin-day.ts';
import { berlinIso } from './berlin-iso.ts';
import { nextMidnight, startOfDay } from './berlin-moment.ts';
import { addDays } from './calendar-day.ts';

it('a day begins at midnight in Berlin, in summer, in winter and on both days with a clock change', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z');
  expect(startOfDay('2026-07-01').toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(startOfDay('2027-03-28').toISOString()).toBe('2027-03-27T23:00:00.000Z');
  expect(startOfDay('2027-03-29').toISOString()).toBe('2027-03-28T22:00:00.000Z');
  expect(startOfDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDay('2026-10-26').toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

it('a day with a clock change has 23 hours in spring and 25 in autumn', () => {
  expect(nextMidnight(startOfDay('2027-03-28')).toISOString()).toBe('2027-03-28T22:00:00.000Z');
  expect(nextMidnight(startOfDay('2026-10-25')).toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

it('adds days across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(berlinDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
});

it('writes a moment with the offset of Berlin, correct to the second around both clock changes', () => {
  expect(berlinIso(new Date('2026-10-25T00:59:59.900Z'))).toBe('2026-10-25T02:59:59+02:00');
  expect(berlinIso(new Date('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00:00+01:00');
  expect(berlinIso(new Date('2027-03-28T00:59:59Z'))).toBe('2027-03-28T01:59:59+01:00');
  expect(berlinIso(new Date('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00:00+02:00');
  expect(berlinIso(new Date('1965-07-01T12:00:00Z'))).toBe('1965-07-01T13:00:00+01:00');
});
