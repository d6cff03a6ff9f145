import { expect, it } from 'vitest';
import { berlinIso } from './berlin-iso.ts';
import { addMinutes, berlinClock, movedTo, shiftedBy } from './event-times.ts';

const from = (start: string, end: string | null = null) => ({
  start: new Date(start),
  end: end ? new Date(end) : null,
});
const shown = (times: ReturnType<typeof movedTo>) => times && [times.start, times.end].map((at) => at && berlinIso(at));

it('an event that gets another time lasts as long as before, also into the night of a clock change', () => {
  const evening = from('2026-10-24T19:30:00+02:00', '2026-10-24T22:30:00+02:00');
  expect(shown(movedTo(evening, '2026-10-25T01:00'))).toEqual([
    '2026-10-25T01:00:00+02:00',
    '2026-10-25T03:00:00+01:00',
  ]);
  expect(shown(movedTo(evening, '2026-10-26T19:30'))).toEqual([
    '2026-10-26T19:30:00+01:00',
    '2026-10-26T22:30:00+01:00',
  ]);
});

it('an event that gets another time is refused where the clocks skip the time', () => {
  expect(movedTo(from('2027-03-27T19:30:00+01:00'), '2027-03-28T02:30')).toBeNull();
  expect(shiftedBy(from('2027-03-28T01:30:00+01:00'), 60)).toBeNull();
});

it('an event that gets another time keeps the later one of a time that occurs twice', () => {
  const later = from('2026-10-25T02:30:00+01:00', '2026-10-25T03:30:00+01:00');
  expect(shown(movedTo(later, '2026-10-25T02:30'))).toEqual(['2026-10-25T02:30:00+01:00', '2026-10-25T03:30:00+01:00']);
  expect(shown(shiftedBy(later, 15))?.[0]).toBe('2026-10-25T02:45:00+01:00');
});

it('an event that gets another time ends at the same local time where it lasts for days', () => {
  const weeks = from('2026-10-20T10:00:00+02:00', '2026-10-30T18:00:00+01:00');
  expect(shown(movedTo(weeks, '2026-10-21T10:00'))).toEqual(['2026-10-21T10:00:00+02:00', '2026-10-31T18:00:00+01:00']);
  expect(shown(movedTo(weeks, '2026-10-10T10:00'))).toEqual(['2026-10-10T10:00:00+02:00', '2026-10-20T18:00:00+02:00']);
});

/** A fixed sequence of numbers below `max`, the same in every run. */
function sequence(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % max;
  };
}

it.each(['2026-10-24T00:00', '2027-03-27T00:00', '2027-10-30T00:00', '2028-03-25T00:00'])(
  'around both clock changes moves reach their local time, keep the duration and lead back, from %s',
  (first) => {
    const next = sequence(first.length + Date.parse(`${first}Z`) / 60_000);
    for (let run = 0; run < 400; run += 1) {
      const local = addMinutes(first, next(3 * 24 * 4) * 15);
      const begin = movedTo(from('2026-06-01T18:00:00Z', '2026-06-01T20:45:00Z'), local);
      if (!begin) {
        expect(local.slice(11, 13), local).toBe('02');
        continue;
      }
      expect(berlinClock(begin.start)).toBe(local);
      expect(begin.end!.getTime() - begin.start.getTime()).toBe(165 * 60_000);
      const minutes = (next(200) - 100) * 15;
      const shifted = shiftedBy(begin, minutes);
      if (!shifted) continue;
      expect(berlinClock(shifted.start)).toBe(addMinutes(local, minutes));
      expect(shifted.end!.getTime() - shifted.start.getTime()).toBe(165 * 60_000);
      expect(berlinClock(shiftedBy(shifted, -minutes)!.start)).toBe(local);
    }
  },
);
