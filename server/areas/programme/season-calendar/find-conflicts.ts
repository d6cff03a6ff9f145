import type { conflictKinds } from '#contract/programme/season-calendar-api.ts';
import { berlinDay } from '#time/berlin-day.ts';

const minute = 60_000;
/** An exhibition or festival does not occupy anybody all the time. */
const longest = 24 * 60 * minute;
/** Conflicts beyond this number are not listed: the calendar is full of them then. */
const maxConflicts = 300;

/** An event that takes place. */
export interface Booking {
  id: number;
  start: Date;
  until: Date;
  venueId: number | null;
}

export interface Conflict {
  kind: (typeof conflictKinds)[number];
  /** The earlier event first. */
  first: number;
  second: number;
  /** Of the venue, or of the persons. */
  ids: number[];
}

interface House {
  /** The persons of each event. */
  cast: Map<number, number[]>;
  /** Minutes that a venue needs between two events. */
  changeOver: (venueId: number) => number;
  /** Only conflicts with one of these events. */
  only?: ReadonlySet<number>;
}

/** Conflicts between bookings, which are sorted by start. */
export function findConflicts(bookings: Booking[], { cast, changeOver, only }: House): Conflict[] {
  const found = new Map<string, Conflict>();
  const add = (conflict: Pair) => {
    if (!only || only.has(conflict.first) || only.has(conflict.second)) addTo(found, conflict);
  };
  const short = bookings.filter(({ start, until }) => until.getTime() - start.getTime() <= longest);
  const byVenue = groupBy(short, ({ venueId }) => (venueId === null ? [] : [venueId]));
  for (const [venueId, group] of byVenue) {
    for (const [first, second] of pairs(group, ({ until }) => until.getTime() + changeOver(venueId) * minute))
      add({ kind: 'venue', first: first.id, second: second.id, id: venueId });
  }
  const byPerson = groupBy(short, ({ id }) => cast.get(id) ?? []);
  for (const [personId, group] of byPerson) {
    for (const [first, second] of pairs(group, ({ start, until }) =>
      Math.max(until.getTime(), start.getTime() + longest),
    ))
      if (second.start < first.until) add({ kind: 'person', first: first.id, second: second.id, id: personId });
      else if (berlinDay(first.start) === berlinDay(second.start))
        add({ kind: 'same_day', first: first.id, second: second.id, id: personId });
  }
  return [...found.values()];
}

/** Pairs of which the second begins before `free` of the first. */
function* pairs(bookings: Booking[], free: (booking: Booking) => number): Generator<[Booking, Booking]> {
  for (const [at, first] of bookings.entries()) {
    for (let next = at + 1; next < bookings.length; next += 1) {
      const second = bookings[next];
      if (!second || second.start.getTime() >= free(first)) break;
      yield [first, second];
    }
  }
}

type Pair = Omit<Conflict, 'ids'> & { id: number };

function addTo(found: Map<string, Conflict>, { id, ...pair }: Pair): void {
  const key = `${pair.kind} ${pair.first} ${pair.second}`;
  const known = found.get(key);
  if (known) known.ids.push(id);
  else if (found.size < maxConflicts) found.set(key, { ...pair, ids: [id] });
}

function groupBy(bookings: Booking[], keysOf: (booking: Booking) => number[]): Map<number, Booking[]> {
  const groups = new Map<number, Booking[]>();
  for (const booking of bookings) {
    for (const key of new Set(keysOf(booking))) {
      const group = groups.get(key);
      if (group) group.push(booking);
      else groups.set(key, [booking]);
    }
  }
  return groups;
}
