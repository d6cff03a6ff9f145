import { expect, test } from 'vitest';
import { readEventDays } from './read-event-days.ts';

test('days are read as the call writes them, and what is none is left out', () => {
  const answer = ['21.11.2026', '1.12.2026', '31.02.2026', '29.02.2028', '2026-12-01', ' 02.12.2026', '', null, 7, {}];
  expect(readEventDays([...answer, '<b>24.12.2026</b>', '00.01.2027', '01.13.2027', '24.12.26'])).toEqual([
    '2026-11-21',
    '2028-02-29',
  ]);
});

test.each([null, undefined, {}, 'x', { results: ['21.11.2026'] }])('%j has none', (answer) => {
  expect(readEventDays(answer)).toEqual([]);
});
