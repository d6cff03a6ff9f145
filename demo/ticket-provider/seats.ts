import type { Locale } from '#contract/base/locale.ts';

/** A seat, or a place in a venue without numbered seats. */
export interface Seat {
  /** `4-12`: row and seat. */
  id: string;
  row: number;
  seat: number;
  /** Index of its price group. */
  group: number;
}

/** Seats by row, best first; without rows where seats are not numbered. */
export interface Plan {
  isNumbered: boolean;
  seats: Seat[];
}

const rows = 14;

/** Fourteen rows that get wider towards the back, divided among the price groups; with one group the seats are not numbered. */
export function planOf({ groups }: Pick<PricedOffer, 'groups'>): Plan {
  const isNumbered = groups.length > 1;
  const ofRow = (row: number) => (isNumbered ? 12 + row : 8);
  const count = isNumbered ? rows : 6;
  const seats = Array.from({ length: count }, (_, n) => n + 1).flatMap((row) =>
    Array.from({ length: ofRow(row) }, (_, n) => ({
      id: `${row}-${n + 1}`,
      row,
      seat: n + 1,
      group: Math.floor(((row - 1) * groups.length) / count),
    })),
  );
  return { isNumbered, seats };
}

/**
 * The seats that are sold when an event comes on sale: all but about three pairs where few seats are left, otherwise
 * between a fifth and two thirds. Always the same for one event.
 */
export function soldBefore(offer: PricedOffer): string[] {
  const { seats } = planOf(offer);
  const key = Number(offer.number);
  if (offer.few) {
    const free = new Set(leftOver(offer, seats, 2 + (key % 2) * 2));
    return seats.filter(({ id }) => !free.has(id)).map(({ id }) => id);
  }
  const part = 20 + noise(key) * 45;
  // In groups of adjacent seats.
  const taken = seats.filter(({ row, seat }) => noise(key + row * 31 + Math.floor((seat + row) / 3) * 7) * 100 < part);
  const left = new Map<number, number>();
  return taken
    .filter(({ group }) => {
      const size = seats.filter((each) => each.group === group).length;
      const gone = (left.get(group) ?? 0) + 1;
      left.set(group, gone);
      return size - gone >= 4;
    })
    .map(({ id }) => id);
}

/** Adjacent pairs in the groups still on sale, cheapest first. */
function leftOver(offer: PricedOffer, seats: Seat[], count: number): string[] {
  const cheapest = offer.groups.findLastIndex(({ full }) => full >= offer.from);
  const inGroup = seats.filter(({ group }) => group === Math.max(cheapest, 0));
  const at = Math.floor(noise(Number(offer.number) + 5) * (inGroup.length / 2 - count)) * 2;
  return inGroup.slice(Math.max(at, 0), Math.max(at, 0) + count).map(({ id }) => id);
}

/** A pseudo-random number from 0 to 1, always the same for the same input. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** The best free seats of a price group, adjacent if possible; null if there are not enough. */
export function bestSeats(plan: Plan, taken: ReadonlySet<string>, group: number, count: number): string[] | null {
  const free = plan.seats.filter((seat) => seat.group === group && !taken.has(seat.id));
  if (free.length < count) return null;
  for (let from = 0; from + count <= free.length; from += 1) {
    const run = free.slice(from, from + count);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && first.row === last.row && last.seat - first.seat === count - 1) return run.map(({ id }) => id);
  }
  return free.slice(0, count).map(({ id }) => id);
}

/** Price of a seat of one category, in cents. */
interface PriceGroup {
  name: Record<Locale, string>;
  full: number;
  reduced: number | null;
}

/** An event on sale, as the provider knows it. */
export interface Offer {
  /** Its number at the provider, as in the website's ticket links. */
  number: string;
  /** Its id on the website. */
  eventId: number;
  title: Record<Locale, string>;
  subtitle: Record<Locale, string>;
  venue: Record<Locale, string>;
  url: Record<Locale, string>;
  start: string;
  productionId: number | null;
  /** Availability as the website last answered it. */
  few: boolean;
  /** Lowest and highest price in cents, as on the website. */
  from: number;
  to: number;
}

/** An event with its price groups, best seats first. */
export interface PricedOffer extends Offer {
  groups: PriceGroup[];
}
