import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import { berlinIso } from './berlin-time.ts';
import type { EventRow } from './event-rows.ts';
import type { TicketAddress } from './ticket-links.ts';

const programme: Record<Locale, string> = { de: '/de/programm', en: '/en/programme' };

/** Address of an event's page. */
export function eventUrl(event: Pick<EventRow['event'], 'id' | 'slug'>, locale: Locale): string {
  return `${programme[locale]}/${event.slug[locale] || event.slug.de}/${event.id}`;
}

/** An event in one language; nobody buys a ticket for one that has ended. */
export function toEventSummary(row: EventRow, locale: Locale, now: Date, ticketAddress: TicketAddress): EventSummary {
  const { event, venue, category, production } = row;
  const { text: title, lang } = inLocale(event.title, locale);
  const ended = event.over <= now;
  const notice = event.changeNotices[0];
  return {
    id: event.id,
    slug: event.slug[locale] || event.slug.de,
    title,
    subtitle: inLocale(event.subtitle, locale).text,
    start: berlinIso(event.start),
    end: event.end ? berlinIso(event.end) : null,
    venue: venue ? inLocale(venue.name, locale).text : '',
    venue_slug: venue?.slug ?? null,
    category: category ? { slug: category.slug, name: inLocale(category.name, locale).text } : null,
    flags: event.flags,
    availability: ended && event.availability !== 'cancelled' ? 'none' : event.availability,
    price_from: event.priceFrom === null ? null : event.priceFrom / 100,
    price_to: event.priceTo === null ? null : event.priceTo / 100,
    ticket_link: ended ? '' : ticketAddress(event.ticketLink),
    url: eventUrl(event, locale),
    production_id: event.productionId,
    composer: production?.composer ?? '',
    duration_minutes: event.durationMinutes ?? production?.durationMinutes ?? null,
    intervals: event.intervals ?? production?.intervals ?? null,
    languages: event.languages ?? production?.languages ?? [],
    surtitles: event.surtitles ?? production?.surtitles ?? [],
    access: event.access,
    ...(notice ? { notice: inLocale(notice.text, locale).text } : {}),
    ...(lang ? { lang } : {}),
  };
}
