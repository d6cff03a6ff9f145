import ical, { ICalEventStatus, type ICalLuxonDateTimeStub } from 'ical-generator';
import { productName } from '#contract/settings/product-name.ts';
import { defaultLocale, type Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import { addressOf } from '../links/addresses.ts';
import { changeOf } from '../summaries/event-change.ts';
import type { EventRow } from '../summaries/event-rows.ts';
import type { events, venues } from '../../db/tables/programme.ts';
import { isShownTwice } from '#time/berlin-moment.ts';
import { berlinVtimezone, berlinZone } from '#time/berlin-zone.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { serverText } from '../../platform/server-text.ts';

/** A point in time that the calendar library formats in Berlin local time, whatever the time zone of the server. */
class BerlinClock implements ICalLuxonDateTimeStub {
  readonly isValid = true;
  readonly zone = { type: 'iana' };
  readonly #moment: Date;
  readonly #inUtc: boolean;

  constructor(moment: Date, inUtc = false) {
    this.#moment = moment;
    this.#inUtc = inUtc;
  }

  setZone(zone?: string): BerlinClock {
    return new BerlinClock(this.#moment, zone === 'utc');
  }

  /** Supports only the two formats that the calendar library uses: `yyyyLLdd` and `HHmmss`. */
  toFormat(format: string): string {
    const iso = this.#inUtc ? this.#moment.toISOString() : berlinIso(this.#moment);
    const [date = '', time = ''] = iso.split('T');
    return (format === 'HHmmss' ? time.slice(0, 8) : date).replaceAll(/[-:]/g, '');
  }

  toJSDate(): Date {
    return this.#moment;
  }

  toJSON(): string {
    return this.#moment.toISOString();
  }
}

/** An event with what only calendars show of it, and the address of its venue. */
export interface CalendarEntry
  extends EventRow, Pick<typeof events.$inferSelect, 'updatedAt' | 'sequence' | 'shortText'> {
  place: Pick<typeof venues.$inferSelect, 'street' | 'postalCode' | 'city'> | null;
}

interface CalendarFacts {
  /** Title of the calendar. */
  name: string;
  locale: Locale;
  now: Date;
  siteUrl: string;
  /** Subscription address of the calendar; absent for a downloaded file. */
  source?: string;
}

const hour = 3_600_000;

/**
 * Writes events as a calendar file (RFC 5545, with the properties of RFC 7986). Cancelled events stay in it with that
 * status.
 */
export function makeCalendar(entries: CalendarEntry[], { name, locale, now, siteUrl, source }: CalendarFacts): string {
  const calendar = ical({
    name,
    prodId: { company: productName, product: 'Programme', language: locale.toUpperCase() },
    // Each event has its own time zone. A calendar-wide zone would make the library drop the Z of the UTC time stamps.
    timezone: { name: null, generator: berlinVtimezone },
    ...(source ? { source, ttl: 6 * 3600 } : {}),
  });
  const host = new URL(siteUrl).hostname;
  for (const entry of entries) {
    const { event } = entry;
    const off = event.availability === 'cancelled';
    const title = inLocale(event.title, locale).text;
    const end = event.end ?? new Date(event.start.getTime() + lengthOf(entry));
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      stamp: entry.updatedAt,
      lastModified: entry.updatedAt,
      sequence: entry.sequence,
      // A local time in the repeated hour of the clock change is ambiguous, so it is written in UTC.
      timezone: isShownTwice(event.start) || isShownTwice(end) ? null : berlinZone,
      start: new BerlinClock(event.start),
      end: new BerlinClock(end),
      summary: off ? `${serverText('event.cancelled', locale)}: ${title}` : title,
      description: describe(entry, { locale, now }),
      location: placeOf(entry, locale),
      url: `${siteUrl}${addressOf('event', event, locale)}`,
      status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      categories: entry.category ? [{ name: inLocale(entry.category.name, locale).text }] : [],
    });
  }
  return calendar.toString();
}

/** A calendar event needs an end: without one, use the running time, or three hours. */
function lengthOf({ event }: CalendarEntry): number {
  return event.durationMinutes ? event.durationMinutes * 60_000 : 3 * hour;
}

function describe(entry: CalendarEntry, reader: { locale: Locale; now: Date }): string {
  const { event, composer, shortText } = entry;
  const { locale } = reader;
  const { status_note: note } = changeOf(entry, reader);
  const notice = event.changeNotices[0];
  return [
    note ? `${note.text} ${note.link?.title ?? ''}`.trim() : '',
    notice ? inLocale(notice.text, locale).text : '',
    composer ?? '',
    inLocale(event.subtitle, locale).text,
    inLocale(shortText, locale).text,
  ]
    .filter((line, index, lines) => line !== '' && lines.indexOf(line) === index)
    .join('\n');
}

function placeOf({ venue, place }: CalendarEntry, locale: Locale): string {
  const city = `${place?.postalCode ?? ''} ${place?.city ?? ''}`.trim();
  return [venue ? inLocale(venue.name, locale).text : '', place?.street ?? '', city].filter(Boolean).join(', ');
}

/** File name of a calendar, ASCII letters only. */
export function calendarFile(slug: string): string {
  const plain = slug
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || defaultLocale}.ics`;
}
