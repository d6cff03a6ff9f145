import type { EventFlag } from '#contract/programme/event-flags.ts';
import type { ChangeNotice, PriceCategory } from '#contract/programme/programme.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { asIfUtc, berlinTime, day } from './berlin-moment.ts';
import { cancelled, castChanges } from './calendar.ts';
import { endOf, isProduction, type Placed, placeDates, specOf } from './place-dates.ts';
import { type PriceGroup, pricesOf } from './prices.ts';
import type { OccasionSpec, ProductionSpec } from './production-spec.ts';

/** Cheapest category with free seats when few seats are left. */
const cheapestOfFew = [3, 2, 4];

/**
 * The calendar as rows of the table of events, sorted by start, each with the key of its production. `ticketLink` returns
 * the ticket link for an event's number at the ticket provider.
 */
export function makeEvents(now: Date, ticketLink: TicketLink) {
  return placeDates(now).map((placed, n) => makeEvent(placed, { now, ticketLink, n }));
}
export type TicketLink = (number: string) => string;
export type DemoEvent = ReturnType<typeof makeEvent>;

function makeEvent(placed: Placed, { now, ticketLink, n }: { now: Date; ticketLink: TicketLink; n: number }) {
  const { work, note, start, weekday } = placed;
  const spec = specOf(work);
  const production = isProduction(work) ? specOf(work) : null;
  const prices = note.availability === 'none' ? [] : pricesOf(groupOf(spec, placed, weekday));
  const isFree = spec.tariff === 'free';
  const availability = isFree && note.availability === 'available' ? 'none' : note.availability;
  const sells = availability === 'available' || availability === 'few';
  const number = String(26_000 + n);
  const announced = note.isMoved ? berlinIso(new Date(start.getTime() - 2 * day)) : null;
  const row = {
    slug: spec.slug,
    title: spec.title,
    titleLanguage: 'titleLanguage' in spec ? (spec.titleLanguage ?? '') : '',
    subtitle: 'subtitle' in spec ? spec.subtitle : secondLine(spec),
    start,
    end: endOf(placed),
    flags: flagsOf(spec, note.flags),
    availability,
    priceFrom: isFree ? 0 : sells ? cheapest(prices, availability === 'few', n) : null,
    priceTo: sells && prices.length > 1 ? (prices[0]?.price ?? null) : null,
    prices,
    ticketLink: sells ? ticketLink(number) : '',
    onSaleAt: sells ? onSaleAt(start, now) : null,
    access: note.access,
    shortText: 'shortText' in spec ? spec.shortText : { de: '', en: '' },
    changeNotices: noticesOf(placed, now),
    externalId: sells ? number : null,
    sequence: note.availability === 'cancelled' || note.isMoved ? 1 : 0,
  };
  return { work, production, venue: spec.venue, category: spec.category, isChanged: note.isChanged, announced, row };
}

/** Composer, or the kind of event if it has none. */
function secondLine(spec: ProductionSpec): { de: string; en: string } {
  if (spec.category === 'tanz' || spec.category === 'junge-oper' || spec.slug.de === 'die-geliehene-stunde')
    return spec.kind;
  return { de: spec.composer, en: spec.composer };
}

function flagsOf(spec: ProductionSpec | OccasionSpec, noted: EventFlag[]): EventFlag[] {
  const kind: EventFlag[] =
    spec.category === 'junge-oper' ? ['is_child_colonia'] : spec.category === 'tanz' ? ['is_dance'] : [];
  return [...noted, ...kind];
}

function groupOf(spec: ProductionSpec | OccasionSpec, { note }: Placed, weekday: Placed['weekday']): PriceGroup {
  if (spec.tariff !== 'stage') return spec.tariff;
  if (note.flags.some((flag) => flag === 'is_premier' || flag === 'is_first_premiere')) return 'E';
  const isWeekend = weekday === 'fr' || weekday === 'sa' || weekday === 'su';
  const isNew = 'kind' in spec && spec.isRevival !== true && spec.category === 'oper';
  if (isNew) return isWeekend ? 'D' : 'B';
  return isWeekend ? 'C' : 'A';
}

function cheapest(prices: PriceCategory[], isFew: boolean, n: number): number | null {
  const last = prices.length - 1;
  const place = isFew && last > 4 ? (cheapestOfFew[n % cheapestOfFew.length] ?? last) : last;
  return prices[place]?.price ?? null;
}

/** Start of the sale: the first of the month three months before, at ten; null when the sale has begun. */
function onSaleAt(start: Date, now: Date): Date | null {
  const there = new Date(asIfUtc(start));
  const opens = berlinTime(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - 3, 1), '10:00');
  return opens > now ? opens : null;
}

function noticesOf({ work, note, start }: Placed, now: Date): ChangeNotice[] {
  const known = new Date(Math.min(now.getTime(), start.getTime()) - day / 4);
  const text = note.availability === 'cancelled' ? cancelled : note.isChanged ? castChanges[work]?.text : undefined;
  return text ? [{ at: berlinIso(known), text }] : [];
}

/**
 * Finds events by the names that pages use: `coming:0` is the next event, `evening:0` the next performance on a stage
 * with free seats, `salome:0` the next public event of a production. Throws for an unknown name.
 */
export function eventFinder<E extends DemoEvent & { id: number }>(events: E[], now: Date): (key: string) => number {
  const coming = events.filter(({ row }) => row.end > now);
  const open = coming.filter(({ row }) => row.availability !== 'cancelled' && !row.flags.includes('private-event'));
  const evenings = open.filter(({ row, production }) => row.ticketLink !== '' && production !== null);
  return (key) => {
    const [list = '', number = ''] = key.split(':');
    const found = list === 'coming' ? coming : list === 'evening' ? evenings : open.filter(({ work }) => work === list);
    const event = found[Number(number)];
    if (!event) throw new Error(`The demo's calendar has no event ${key}`);
    return event.id;
  };
}
