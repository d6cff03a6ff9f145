import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { events } from '../db/schema.ts';
import { berlinDay, berlinIso } from './berlin-time.ts';
import type { TicketAddress } from './ticket-links.ts';

export type EventRow = typeof events.$inferSelect;

const programme: Record<Locale, string> = { de: '/de/programm', en: '/en/programme' };

/** True once an event has ended; one whose end is not known has ended when its day in Berlin has. */
export function hasEnded({ start, end }: Pick<EventRow, 'start' | 'end'>, now: Date): boolean {
  return end ? end <= now : berlinDay(start) < berlinDay(now);
}

/** An event in one language; nobody buys a ticket for one that has ended. */
export function toEventSummary(row: EventRow, locale: Locale, now: Date, ticketAddress: TicketAddress): EventSummary {
  const { text: title, lang } = inLocale(row.title, locale);
  const slug = row.slug[locale] || row.slug.de;
  const ended = hasEnded(row, now);
  return {
    id: row.id,
    slug,
    title,
    subtitle: inLocale(row.subtitle, locale).text,
    start: berlinIso(row.start),
    end: row.end ? berlinIso(row.end) : null,
    venue: inLocale(row.venue, locale).text,
    category:
      row.categorySlug === null ? null : { slug: row.categorySlug, name: inLocale(row.categoryName, locale).text },
    flags: row.flags,
    availability: ended && row.availability !== 'cancelled' ? 'none' : row.availability,
    price_from: row.priceFrom === null ? null : row.priceFrom / 100,
    ticket_link: ended ? '' : ticketAddress(row.ticketLink),
    url: `${programme[locale]}/${slug}/${row.id}`,
    ...(lang ? { lang } : {}),
  };
}
