import ical, { ICalEventStatus } from 'ical-generator';
import { defaultLocale, type Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import { addressOf } from '../addresses.ts';
import type { EventRow } from '../programme/event-rows.ts';
import type { venues } from '../programme/schema.ts';
import { BerlinClock, berlinTimezone, isShownTwice } from './berlin-clock.ts';

/** An event with the place where it is. */
export interface CalendarEntry extends EventRow {
  place: Pick<typeof venues.$inferSelect, 'street' | 'postalCode' | 'city'> | null;
}

interface CalendarFacts {
  /** What the calendar is called. */
  name: string;
  locale: Locale;
  siteUrl: string;
  /** Its own address, for those who subscribe; absent for a single event that is taken home. */
  source?: string;
}

const zone = 'Europe/Berlin';
const hour = 3_600_000;
const cancelled: Record<Locale, string> = { de: 'Abgesagt', en: 'Cancelled' };

/** Events as a calendar file (RFC 5545, with the names of RFC 7986). What does not take place stays in it, as cancelled. */
export function makeCalendar(entries: CalendarEntry[], { name, locale, siteUrl, source }: CalendarFacts): string {
  const calendar = ical({
    name,
    prodId: { company: 'Proscenium', product: 'Programme', language: locale.toUpperCase() },
    // Each event says its zone; a zone of the calendar would take the Z from its time stamps.
    timezone: { name: null, generator: () => berlinTimezone },
    ...(source ? { source, ttl: 6 * 3600 } : {}),
  });
  const host = new URL(siteUrl).hostname;
  for (const entry of entries) {
    const { event } = entry;
    const off = event.availability === 'cancelled' || event.flags.includes('canceled');
    const title = inLocale(event.title, locale).text;
    const end = event.end ?? new Date(event.start.getTime() + lengthOf(entry));
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      stamp: event.updatedAt,
      lastModified: event.updatedAt,
      sequence: event.sequence,
      // What a clock shows twice in the night of the change is told in UTC.
      timezone: isShownTwice(event.start) || isShownTwice(end) ? null : zone,
      start: new BerlinClock(event.start),
      end: new BerlinClock(end),
      summary: off ? `${cancelled[locale]}: ${title}` : title,
      description: describe(entry, locale),
      location: placeOf(entry, locale),
      url: `${siteUrl}${addressOf('event', event, locale)}`,
      status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      categories: entry.category ? [{ name: inLocale(entry.category.name, locale).text }] : [],
    });
  }
  return calendar.toString();
}

/** Where no end is known a calendar still needs one: the running time, or three hours. */
function lengthOf({ event, production }: CalendarEntry): number {
  const minutes = event.durationMinutes ?? production?.durationMinutes;
  return minutes ? minutes * 60_000 : 3 * hour;
}

function describe({ event, production }: CalendarEntry, locale: Locale): string {
  const notice = event.changeNotices[0];
  return [
    notice ? inLocale(notice.text, locale).text : '',
    production?.composer ?? '',
    inLocale(event.subtitle, locale).text,
    inLocale(event.shortText, locale).text,
  ]
    .filter((line, index, lines) => line !== '' && lines.indexOf(line) === index)
    .join('\n');
}

function placeOf({ venue, place }: CalendarEntry, locale: Locale): string {
  const city = `${place?.postalCode ?? ''} ${place?.city ?? ''}`.trim();
  return [venue ? inLocale(venue.name, locale).text : '', place?.street ?? '', city].filter(Boolean).join(', ');
}

/** Name of a calendar's file, plain letters only. */
export function calendarFile(slug: string): string {
  const plain = slug
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || defaultLocale}.ics`;
}
