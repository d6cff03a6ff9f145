import { expect, it } from 'vitest';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { groupByDay, monthBeside } from './timetable.tsx';
import { weeksOf } from '../shell/calendar-panel/weeks-of.ts';

const event = (id: number, start: string) => ({ id, start }) as EventSummary;

it('groups events by their day in Berlin, and days by month', () => {
  const months = groupByDay([
    event(1, '2026-11-30T11:00:00+01:00'),
    event(2, '2026-11-30T19:30:00+01:00'),
    event(3, '2026-11-30T23:30:00Z'),
    event(4, '2027-01-02T18:00:00+01:00'),
  ]);
  expect(months.map(({ month, days }) => [month, days.map(({ day, entries }) => [day, entries.length])])).toEqual([
    ['2026-11', [['2026-11-30', 2]]],
    ['2026-12', [['2026-12-01', 1]]],
    ['2027-01', [['2027-01-02', 1]]],
  ]);
});

it('merges the first day of an appended page with the last day before it', () => {
  const first = [event(1, '2026-12-05T18:00:00+01:00')];
  const joined = groupByDay([...first, event(2, '2026-12-05T20:00:00+01:00'), event(3, '2026-12-06T18:00:00+01:00')]);
  expect(joined).toHaveLength(1);
  expect(joined[0]?.days.map(({ entries }) => entries.map(({ index }) => index))).toEqual([[0, 1], [2]]);
});

it('both days of a clock change are ordinary days', () => {
  const days = groupByDay([
    event(1, '2026-10-24T23:30:00Z'),
    event(2, '2026-10-25T19:30:00+01:00'),
    event(3, '2027-03-28T01:30:00+01:00'),
    event(4, '2027-03-28T19:30:00+02:00'),
  ]).flatMap((month) => month.days.map(({ day }) => day));
  expect(days).toEqual(['2026-10-25', '2027-03-28']);
});

it('an event without a start time does not fail', () => {
  expect(groupByDay([event(1, '')])).toEqual([
    { month: '', days: [{ day: '', entries: [{ event: { id: 1, start: '' }, index: 0 }] }] },
  ]);
});

it('month steps cross the end of the year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1), monthBeside('2026-06', 1)]).toEqual([
    '2027-01',
    '2026-12',
    '2026-07',
  ]);
});

it('weeks begin with Monday', () => {
  expect(weeksOf('2026-11')[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
  expect(weeksOf('2026-11').at(-1)?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});
