import { expect, it } from 'vitest';
import { addDays, addMonths, lastOf, weekdayOf } from '#time/calendar-day.ts';
import { moveDay } from './calendar-days.ts';

// A Saturday.
const day = '2026-11-21';
const key = (name: string, more: object = {}) => ({ key: name, shiftKey: false, ctrlKey: false, ...more });

it.each([
  [key('ArrowLeft'), '2026-11-20'],
  [key('ArrowRight'), '2026-11-22'],
  [key('ArrowUp'), '2026-11-14'],
  [key('ArrowDown'), '2026-11-28'],
  [key('PageUp'), '2026-10-21'],
  [key('PageDown'), '2026-12-21'],
  [key('PageUp', { shiftKey: true }), '2025-11-21'],
  [key('PageDown', { shiftKey: true }), '2027-11-21'],
  [key('Home'), '2026-11-16'],
  [key('End'), '2026-11-22'],
  [key('Home', { ctrlKey: true }), '2026-11-01'],
  [key('End', { ctrlKey: true }), '2026-11-30'],
  [key('Tab'), null],
  [key('a'), null],
])('%j moves to %s', (pressed, to) => expect(moveDay(day, pressed)).toBe(to));

it('handles months of different length and days of a clock change', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect([addDays('2026-10-25', 1), addDays('2027-03-27', 1), addDays('2026-12-31', 1)]).toEqual([
    '2026-10-26',
    '2027-03-28',
    '2027-01-01',
  ]);
  expect(lastOf('2028-02')).toBe('2028-02-29');
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
});
