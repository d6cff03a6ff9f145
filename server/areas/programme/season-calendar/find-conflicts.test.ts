import { expect, it } from 'vitest';
import { type Booking, findConflicts, maxFoundConflicts } from './find-conflicts.ts';

const booking = (id: number, start: string, until: string, venueId: number | null = 1): Booking => ({
  id,
  start: new Date(start),
  until: new Date(until),
  venueId,
});
const nobody = new Map<number, number[]>();
const kinds = (bookings: Booking[], cast = nobody) =>
  findConflicts(bookings, { cast, changeOver: (venue) => (venue === 2 ? 20 : 60) }).conflicts.map(
    ({ kind, first, second, ids }) => [kind, first, second, ids],
  );

it('two events in one venue need the time between them that the venue needs', () => {
  const matinee = booking(1, '2026-12-05T10:00:00Z', '2026-12-05T13:00:00Z');
  const evening = (start: string, venueId = 1) => booking(2, start, '2026-12-05T22:00:00Z', venueId);
  expect(kinds([matinee, evening('2026-12-05T12:00:00Z')])).toEqual([['venue', 1, 2, [1]]]);
  expect(kinds([matinee, evening('2026-12-05T13:59:00Z')])).toEqual([['venue', 1, 2, [1]]]);
  expect(kinds([matinee, evening('2026-12-05T14:00:00Z')])).toEqual([]);
  expect(kinds([matinee, evening('2026-12-05T12:00:00Z', 2)])).toEqual([]);
  const small = booking(3, '2026-12-05T10:00:00Z', '2026-12-05T13:00:00Z', 2);
  expect(kinds([small, evening('2026-12-05T13:19:00Z', 2)])).toHaveLength(1);
  expect(kinds([small, evening('2026-12-05T13:20:00Z', 2)])).toEqual([]);
  expect(kinds([matinee, booking(3, '2026-12-05T11:00:00Z', '2026-12-05T12:00:00Z', null)])).toEqual([]);
});

it('persons in two casts are named once for each pair, with a warning for the same day', () => {
  const cast = new Map([
    [1, [7, 8, 7]],
    [2, [8, 7]],
    [3, [7]],
    [4, [7]],
  ]);
  const events = [
    booking(1, '2026-12-05T10:00:00Z', '2026-12-05T13:00:00Z', 1),
    booking(2, '2026-12-05T12:00:00Z', '2026-12-05T14:00:00Z', 2),
    booking(3, '2026-12-05T18:00:00Z', '2026-12-05T21:00:00Z', 3),
    // After midnight in Berlin, so on the next day.
    booking(4, '2026-12-05T23:30:00Z', '2026-12-06T00:30:00Z', 4),
  ];
  expect(kinds(events, cast)).toEqual([
    ['person', 1, 2, [7, 8]],
    ['same_day', 1, 3, [7]],
    ['same_day', 2, 3, [7]],
  ]);
});

it('events that last for days are no conflict, and the number of conflicts has a bound', () => {
  const exhibition = booking(1, '2026-12-01T10:00:00Z', '2026-12-20T18:00:00Z');
  expect(kinds([exhibition, booking(2, '2026-12-05T12:00:00Z', '2026-12-05T14:00:00Z')])).toEqual([]);
  const same = Array.from({ length: 200 }, (_, at) => booking(at, '2026-12-05T12:00:00Z', '2026-12-05T14:00:00Z'));
  const find = (bookings: Booking[]) => findConflicts(bookings, { cast: nobody, changeOver: () => 60 });
  expect(find(same.slice(0, 60))).toMatchObject({ conflicts: { length: (60 * 59) / 2 }, complete: true });
  expect(find(same)).toMatchObject({ conflicts: { length: maxFoundConflicts }, complete: false });
});

it('conflicts of one event among many are the same as among all conflicts', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    booking(
      at,
      `2026-12-05T${String(at % 20).padStart(2, '0')}:00:00Z`,
      `2026-12-05T${String((at % 20) + 2).padStart(2, '0')}:00:00Z`,
      at % 3,
    ),
  ).toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const cast = new Map(many.map(({ id }) => [id, [id % 5]]));
  const find = (only?: ReadonlySet<number>) =>
    findConflicts(many, { cast, changeOver: () => 60, ...(only && { only }) }).conflicts;
  for (const id of [0, 17, 39]) {
    const among = find().filter(({ first, second }) => first === id || second === id);
    expect(among.length).toBeGreaterThan(0);
    expect(find(new Set([id]))).toEqual(among);
  }
});
