import { expect, it } from 'vitest';
import { daysOfSeries } from './new-dates.tsx';

it('keeps the local time across a change to daylight saving time', () => {
  const series = { from: '2027-03-22', to: '2027-04-04', time: '19:30', weekdays: new Set([5, 7]) };
  expect(daysOfSeries(series)).toEqual([
    '2027-03-26T19:30:00+01:00',
    '2027-03-28T19:30:00+02:00',
    '2027-04-02T19:30:00+02:00',
    '2027-04-04T19:30:00+02:00',
  ]);
});

it('is empty without weekdays or when the end is before the start', () => {
  expect(daysOfSeries({ from: '2027-03-22', to: '2027-04-04', time: '19:30', weekdays: new Set() })).toEqual([]);
  expect(daysOfSeries({ from: '2027-04-04', to: '2027-03-22', time: '19:30', weekdays: new Set([1]) })).toEqual([]);
});

it('has at most as many dates as the server accepts at once', () => {
  const weekdays = new Set([1, 2, 3, 4, 5, 6, 7]);
  expect(daysOfSeries({ from: '2027-01-01', to: '2028-12-31', time: '19:30', weekdays })).toHaveLength(100);
});
