import { expect, it } from 'vitest';
import { clockAt, daysOfView, lanesOf, minutesOfKey, stepOf } from './view-days.ts';

it('a month is shown in whole weeks, a week from Monday', () => {
  const month = daysOfView('month', '2027-02-10');
  expect([month[0], month.at(-1), month.length]).toEqual(['2027-02-01', '2027-02-28', 28]);
  expect(daysOfView('month', '2026-08-15')).toHaveLength(42);
  expect(daysOfView('week', '2026-10-25')[0]).toBe('2026-10-19');
  expect(daysOfView('list', '2028-02-29')).toHaveLength(29);
});

it('steps lead to the next month or week', () => {
  expect([stepOf('month', '2026-12-31', 1), stepOf('week', '2026-12-31', -1)]).toEqual(['2027-01-01', '2026-12-24']);
});

it('keys move by days and weeks, in the week view by quarters of an hour', () => {
  expect([minutesOfKey('ArrowDown', 'month'), minutesOfKey('ArrowDown', 'week')]).toEqual([10_080, 15]);
  expect([minutesOfKey('ArrowLeft', 'week'), minutesOfKey('a', 'week')]).toEqual([-1440, null]);
});

it('a place in the column is a time in steps of 15 minutes within the day', () => {
  expect([clockAt(19.5 / 24), clockAt(0.0001), clockAt(-1), clockAt(2)]).toEqual(['19:30', '00:00', '00:00', '23:45']);
});

it('overlapping events get lanes of their own', () => {
  const at = (start: string, until: string) => ({ start: `2026-12-05T${start}Z`, until: `2026-12-05T${until}Z` });
  const events = [at('10:00', '12:00'), at('11:00', '13:00'), at('12:00', '14:00')];
  expect(lanesOf(events).map(({ lane }) => lane)).toEqual([0, 1, 0]);
});
