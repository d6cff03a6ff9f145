import { expect, it } from 'vitest';
import { berlinDay, isOver } from './berlin-day.ts';

it('returns the day in Berlin', () => {
  expect(berlinDay(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
  expect(berlinDay('2026-07-01T22:00:00Z')).toBe('2026-07-02');
  expect(berlinDay('soon')).toBe('');
});

it('an event is over at its end, or at the end of its day in Berlin if the end is unknown', () => {
  const [start, end] = ['2026-11-28T19:30:00+01:00', '2026-11-28T21:15:00+01:00'];
  expect(isOver(start, end, new Date('2026-11-28T20:14:59Z'))).toBe(false);
  expect(isOver(start, end, new Date('2026-11-28T20:15:00Z'))).toBe(true);
  expect(isOver(start, null, new Date('2026-11-28T22:59:59Z'))).toBe(false);
  expect(isOver(start, null, new Date('2026-11-28T23:00:00Z'))).toBe(true);
  expect(isOver('soon', null, new Date('2026-11-28T23:00:00Z'))).toBe(false);
});
