import { expect, test } from 'vitest';
import { isOver } from '#modules/eventitem/event-date.ts';
import { settledSince } from './settled-since.ts';

const since = (now: string, ...ends: (string | null)[]) =>
  settledSince(
    ends.map((end) => ({ end })),
    new Date(now),
  ).toISOString();

test('a list stands since the last evening of it ended, whenever it is asked for', () => {
  const ends = ['2026-11-21T12:00:00Z', '2026-11-21T15:30:00+01:00', '2026-11-21T22:00:00Z', null];
  expect(since('2026-11-21T17:02:46.415Z', ...ends)).toBe('2026-11-21T14:30:00.000Z');
  expect(since('2026-11-21T17:03:51.789Z', ...ends)).toBe('2026-11-21T14:30:00.000Z');
  expect(since('2026-11-21T14:30:00Z', ...ends)).toBe('2026-11-21T14:30:00.000Z');
});

test.each([
  ['2026-11-21T17:02:46Z', '2026-11-20T23:00:00.000Z'],
  ['2026-07-21T22:00:00Z', '2026-07-21T22:00:00.000Z'],
  ['2026-03-29T21:59:59Z', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T22:59:59Z', '2026-10-24T22:00:00.000Z'],
])('else since its day began in Berlin: %s', (now, begun) => {
  expect(since(now, '2026-11-22T12:00:00Z', '2025-11-22T12:00:00Z', 'soon')).toBe(begun);
});

test('what is over then is what is over now', () => {
  const now = '2026-11-21T17:02:46Z';
  const evenings = [
    { start: '2026-11-20T18:00:00Z', end: null },
    { start: '2026-11-21T10:00:00Z', end: null },
    { start: '2026-11-21T10:00:00Z', end: '2026-11-21T12:00:00Z' },
    { start: '2026-11-21T18:00:00Z', end: '2026-11-21T20:00:00Z' },
  ];
  const moment = settledSince(evenings, new Date(now));
  for (const { start, end } of evenings) expect(isOver(start, end, moment)).toBe(isOver(start, end, new Date(now)));
});
