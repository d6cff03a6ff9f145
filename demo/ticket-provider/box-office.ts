import { randomBytes, scrypt as scryptWith, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type PricedOffer, bestSeats, type Plan, planOf, soldBefore } from './seats.ts';
import type { Account, Customer, Order, Store, Ticket, Visit } from './store.ts';

/** Minutes for which a cart reserves its seats, and the largest number of tickets in it. */
export const holdMinutes = 15;
export const maxTickets = 8;
const hold = holdMinutes * 60_000;
/** A visit is deleted after two hours without a request. */
const visitEnds = 2 * 60 * 60_000;
const maxVisits = 1000;

/** Articles that can be ordered with tickets, with their prices in cents. */
export const articles: Record<string, number> = { booklet: 400, drinks: 950, cloakroom: 150 };
export const promotionCode = 'OUVERTUERE';
const promotion = 0.1;
export const postage = 290;

/** Knows which seats are free, reserved and sold. */
export function createBoxOffice(store: Store, clock: () => Date) {
  const now = () => clock().getTime();

  /** Sold seats of an event, including those sold before it came on sale here. */
  const soldOf = (offer: PricedOffer) => store.sold[offer.number] ?? soldBefore(offer);

  /** Seats of an event that are sold or in any cart. */
  function taken(offer: PricedOffer): Set<string> {
    const held = Object.values(store.visits).flatMap(({ tickets, heldUntil }) => (heldUntil > now() ? tickets : []));
    return new Set([...soldOf(offer), ...held.flatMap(({ event, seat }) => (event === offer.number ? [seat] : []))]);
  }

  /** Free seats of each price group. */
  function freeByGroup(offer: PricedOffer): number[] {
    const gone = taken(offer);
    return offer.groups.map(
      (_, group) => planOf(offer).seats.filter((seat) => seat.group === group && !gone.has(seat.id)).length,
    );
  }

  function room(visit: Visit): number {
    return maxTickets - visit.tickets.length;
  }

  /** Puts seats into a cart, all of them or none. */
  function holdSeats(visit: Visit, offer: PricedOffer, seats: { id: string; reduced: boolean }[]): boolean {
    const plan = planOf(offer);
    const gone = taken(offer);
    const found = seats.map(({ id, reduced }) => ({ seat: plan.seats.find((each) => each.id === id), reduced }));
    if (seats.length === 0 || seats.length > room(visit)) return false;
    if (found.some(({ seat }) => !seat || gone.has(seat.id))) return false;
    visit.tickets.push(
      ...found.flatMap(({ seat, reduced }): Ticket[] =>
        seat ? [{ event: offer.number, seat: seat.id, group: seat.group, reduced }] : [],
      ),
    );
    visit.heldUntil ||= now() + hold;
    // From here on the free seats are counted here, whatever availability the website shows.
    store.sold[offer.number] ??= soldOf(offer);
    store.touch();
    return true;
  }

  /** The best free seats for numbers of full-price and reduced tickets in each price group. */
  function holdBest(
    visit: Visit,
    offer: PricedOffer,
    wanted: { group: number; full: number; reduced: number }[],
  ): boolean {
    const plan: Plan = planOf(offer);
    const gone = taken(offer);
    const chosen: { id: string; reduced: boolean }[] = [];
    for (const { group, full, reduced } of wanted) {
      if (full + reduced === 0) continue;
      const seats = bestSeats(plan, gone, group, full + reduced);
      if (!seats) return false;
      chosen.push(...seats.map((id, n) => ({ id, reduced: n >= full })));
    }
    return holdSeats(visit, offer, chosen);
  }

  /** Prices and total of a cart or an order. */
  function sum(
    what: Pick<Visit, 'tickets' | 'articles' | 'promoted' | 'delivery'>,
    priceOf: (ticket: Ticket) => number,
  ) {
    const tickets = what.tickets.reduce((total, ticket) => total + priceOf(ticket), 0);
    const extras = Object.entries(what.articles).reduce(
      (total, [name, count]) => total + (articles[name] ?? 0) * count,
      0,
    );
    const discount = what.promoted ? Math.round(tickets * promotion) : 0;
    const delivery = what.delivery === 'post' ? postage : 0;
    return { tickets, extras, discount, delivery, total: tickets + extras - discount + delivery };
  }

  /** Turns a cart into an order; null if its time is over. */
  function order(visit: Visit, customer: Customer, total: number): Order | null {
    if (visit.tickets.length === 0 || visit.heldUntil <= now()) return null;
    for (const { event, seat } of visit.tickets) (store.sold[event] ??= []).push(seat);
    const { tickets, articles: extras, promoted, delivery, account } = visit;
    const number = `C-${now().toString(36).slice(-5)}${randomBytes(2).toString('hex')}`.toUpperCase();
    const made = { number, at: now(), tickets, articles: extras, promoted, customer, delivery, total, account };
    store.orders[number] = made;
    Object.assign(visit, { tickets: [], articles: {}, promoted: false, heldUntil: 0, order: number });
    store.touch();
    return made;
  }

  /** The visit that belongs to a secret; an expired cart is emptied and `expired` is set. */
  function visitOf(secret: string): { visit: Visit; expired: boolean } | null {
    const visit = store.visits[secret];
    if (!visit || visit.seenAt + visitEnds < now()) return null;
    const expired = visit.tickets.length > 0 && visit.heldUntil <= now();
    if (expired) Object.assign(visit, { tickets: [], articles: {}, promoted: false, heldUntil: 0 });
    visit.seenAt = now();
    store.touch();
    return { visit, expired };
  }

  function openVisit(): { secret: string; visit: Visit } {
    for (const [secret, { seenAt }] of Object.entries(store.visits))
      if (seenAt + visitEnds < now()) delete store.visits[secret];
    const [oldest] = Object.keys(store.visits);
    if (oldest && Object.keys(store.visits).length >= maxVisits) delete store.visits[oldest];
    const secret = randomBytes(18).toString('base64url');
    const visit: Visit = {
      ...{ locale: 'de', back: '', event: '', tickets: [], articles: {}, promoted: false, heldUntil: 0 },
      ...{ customer: null, account: '', delivery: 'mobile', order: '', seenAt: now() },
    };
    store.visits[secret] = visit;
    store.touch();
    return { secret, visit };
  }

  /** Numbers of free and of all seats, and the full prices at which there are free ones. */
  function left(offer: PricedOffer) {
    const sold = new Set(soldOf(offer));
    const all = planOf(offer).seats;
    const free = all.filter(({ id }) => !sold.has(id));
    const groups = new Set(free.map(({ group }) => group));
    return {
      free: free.length,
      all: all.length,
      prices: offer.groups.flatMap(({ full }, group) => (groups.has(group) ? [full] : [])),
    };
  }

  /** True once seats of an event have been in a cart. */
  const isTouched = (number: string) => store.sold[number] !== undefined;

  return { taken, freeByGroup, room, holdSeats, holdBest, sum, order, visitOf, openVisit, left, isTouched };
}

export type BoxOffice = ReturnType<typeof createBoxOffice>;

const keyLength = 32;
const scrypt = promisify<string, string, number, Buffer>(scryptWith);

export async function makeAccount(customer: Customer, password: string): Promise<Account> {
  const salt = randomBytes(16).toString('base64url');
  return { customer, salt, hash: (await scrypt(password, salt, keyLength)).toString('base64url') };
}

export async function isPassword({ salt, hash }: Account, password: string): Promise<boolean> {
  return timingSafeEqual(await scrypt(password, salt, keyLength), Buffer.from(hash, 'base64url'));
}
