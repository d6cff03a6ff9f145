import { expect, it } from 'vitest';
import { isOver } from '#time/berlin-day.ts';
import { lastEndOf } from './settled-since.ts';

const since = (now: string, ...ends: (string | null)[]) =>
  lastEndOf(
    ends.map((end) => ({ end })),
    new Date(now),
  ).toISOString();

it('returns the end of the last event that is over, whenever the list is requested', () => {
  const ends = ['2026-11-21T12:00:00Z', '2026-11-21T15:30:00+01:00', '2026-11-21T22:00:00Z', null];
  expect(since('2026-11-21T17:02:46.415Z', ...ends)).toBe('2026-11-21T14:30:00.000Z');
  expect(since('2026-11-21T17:03:51.789Z', ...ends)).toBe('2026-11-21T14:30:00.000Z');
  expect(since('2026-11-21T14:30:00Z', ...ends)).toBe('2026-11-21T14:30:00.000Z');
});

it.each([
  ['2026-11-21T17:02:46Z', '2026-11-20T23:00:00.000Z'],
  ['2026-07-21T22:00:00Z', '2026-07-21T22:00:00.000Z'],
  ['2026-03-29T21:59:59Z', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T22:59:59Z', '2026-10-24T22:00:00.000Z'],
])('otherwise returns the start of the day in Berlin: %s', (now, begun) => {
  expect(since(now, '2026-11-22T12:00:00Z', '2025-11-22T12:00:00Z', 'soon')).toBe(begun);
});

it('the same events are over at that time as now', () => {
  const now = '2026-11-21T17:02:46Z';
  const events = [
    { start: '2026-11-20T18:00:00Z', end: null },
    { start: '2026-11-21T10:00:00Z', end: null },
    { start: '2026-11-21T10:00:00Z', end: '2026-11-21T12:00:00Z' },
    { start: '2026-11-21T18:00:00Z', end: '2026-11-21T20:00:00Z' },
  ];
  const moment = lastEndOf(events, new Date(now));
  for (const { start, end } of events) expect(isOver(start, end, moment)).toBe(isOver(start, end, new Date(now)));
});
