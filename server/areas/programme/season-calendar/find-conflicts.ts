import type { conflictKinds } from '#contract/programme/season-calendar-api.ts';
import { berlinDay } from '#time/berlin-day.ts';

const minute = 60_000;
/** An exhibition or festival does not occupy anybody all the time. */
const longest = 24 * 60 * minute;
/** Conflicts that are looked for at most. */
export const maxFoundConflicts = 10_000;

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

export interface FoundConflicts {
  conflicts: Conflict[];
  /** False: there are more than are looked for. */
  complete: boolean;
}

/** Conflicts between bookings, which are sorted by start. */
export function findConflicts(bookings: Booking[], house: House): FoundConflicts {
  const found = new Map<string, Conflict>();
  for (const { id, ...pair } of conflictingPairs(bookings, house)) {
    const key = `${pair.kind} ${pair.first} ${pair.second}`;
    const known = found.get(key);
    if (!known && found.size === maxFoundConflicts) return { conflicts: [...found.values()], complete: false };
    if (known) known.ids.push(id);
    else found.set(key, { ...pair, ids: [id] });
  }
  return { conflicts: [...found.values()], complete: true };
}

/** Conflicts of one venue or person each. */
type Pair = Omit<Conflict, 'ids'> & { id: number };

/** Venues first. */
function* conflictingPairs(bookings: Booking[], { cast, changeOver, only }: House): Generator<Pair> {
  const short = bookings.filter(({ start, until }) => until.getTime() - start.getTime() <= longest);
  const byVenue = groupBy(short, ({ venueId }) => (venueId === null ? [] : [venueId]));
  for (const [venueId, group] of byVenue) {
    const free = ({ until }: Booking) => until.getTime() + changeOver(venueId) * minute;
    for (const [first, second] of pairs(group, { free, only }))
      yield { kind: 'venue', first: first.id, second: second.id, id: venueId };
  }
  const days = new Map(short.map(({ id, start }) => [id, berlinDay(start)]));
  const byPerson = groupBy(short, ({ id }) => cast.get(id) ?? []);
  for (const [personId, group] of byPerson) {
    const free = ({ start, until }: Booking) => Math.max(until.getTime(), start.getTime() + longest);
    for (const [first, second] of pairs(group, { free, only }))
      if (second.start < first.until) yield { kind: 'person', first: first.id, second: second.id, id: personId };
      else if (days.get(first.id) === days.get(second.id))
        yield { kind: 'same_day', first: first.id, second: second.id, id: personId };
  }
}

/** Pairs of which the second begins before `free` of the first; with `only`, those with one of these events. */
function* pairs(
  bookings: Booking[],
  { free, only }: { free: (booking: Booking) => number; only: House['only'] },
): Generator<[Booking, Booking]> {
  const wanted = only ? bookings.filter(({ id }) => only.has(id)) : bookings;
  if (wanted.length === 0) return;
  let passed = 0;
  for (const [at, first] of bookings.entries()) {
    const isWanted = wanted[passed] === first;
    if (isWanted) passed += 1;
    const [seconds, from] = isWanted ? [bookings, at + 1] : [wanted, passed];
    const until = free(first);
    for (let next = from; next < seconds.length; next += 1) {
      const second = seconds[next];
      if (!second || second.start.getTime() >= until) break;
      yield [first, second];
    }
  }
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
