import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { availabilityFlags, type EventFlag } from '#contract/programme/event-flags.ts';
import { inShopLanguage } from '#contract/webshop/shop.ts';
import { addressOf, slugIn } from '../links/addresses.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { changeOf } from './event-change.ts';
import type { EventRow } from './select-events.ts';

/** True for a closed performance, which is listed without public ticket sales. */
export function isPrivate({ flags }: Pick<EventRow['event'], 'flags'>): boolean {
  return flags.includes('private-event');
}

/** Converts cents to euros. */
export function euros(cents: number): number;
export function euros(cents: number | null): number | null;
export function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** An event in one language; past and closed ones have no ticket link. `ticketAddress` resolves stored links. */
export function toEventSummary(
  row: EventRow,
  { locale, now, ticketAddress }: { locale: Locale; now: Date; ticketAddress: (stored: string) => string },
): EventSummary {
  const { event, venue, category, composer } = row;
  const { text: title, lang } = inLocale(event.title, locale);
  const ended = event.over <= now;
  const availability = ended && event.availability !== 'cancelled' ? 'none' : event.availability;
  const waits = event.onSaleAt !== null && event.onSaleAt > now;
  const notice = event.changeNotices[0];
  return {
    id: event.id,
    slug: slugIn(event.slug, locale),
    title: markHidden(title, event, { locale, now }),
    subtitle: inLocale(event.subtitle, locale).text,
    start: berlinIso(event.start),
    end: event.end ? berlinIso(event.end) : null,
    venue: venue ? inLocale(venue.name, locale).text : '',
    venue_slug: venue?.slug ?? null,
    category: category ? { slug: category.slug, name: inLocale(category.name, locale).text } : null,
    flags: flagsOf(event.flags, availability),
    availability,
    price_from: euros(event.priceFrom),
    price_to: euros(event.priceTo),
    ticket_link: ended || waits || isPrivate(event) ? '' : inShopLanguage(ticketAddress(event.ticketLink), locale),
    on_sale_at: waits && event.onSaleAt ? berlinIso(event.onSaleAt) : null,
    url: addressOf('event', event, locale),
    production_id: event.productionId,
    composer: composer ?? '',
    duration_minutes: event.durationMinutes,
    intervals: event.intervals,
    languages: event.languages,
    surtitles: event.surtitles,
    access: event.access,
    ...changeOf(row, { locale, now }),
    ...(notice ? { notice: inLocale(notice.text, locale).text } : {}),
    ...(lang ? { lang } : {}),
  };
}

/** The stored flags, and the one that repeats the availability. */
function flagsOf(stored: EventFlag[], availability: EventSummary['availability']): EventFlag[] {
  if (availability === 'cancelled' || availability === 'sold_out') return [...stored, availabilityFlags[availability]];
  return stored;
}
