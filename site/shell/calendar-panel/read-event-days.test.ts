import { expect, it } from 'vitest';
import { readEventDays } from './event-days.ts';

it('reads days in the format of the call, and leaves out invalid ones', () => {
  const answer = ['21.11.2026', '1.12.2026', '31.02.2026', '29.02.2028', '2026-12-01', ' 02.12.2026', '', null, 7, {}];
  expect(readEventDays([...answer, '<b>24.12.2026</b>', '00.01.2027', '01.13.2027', '24.12.26'])).toEqual([
    '2026-11-21',
    '2028-02-29',
  ]);
});
