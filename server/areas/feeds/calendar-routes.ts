import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { largestId } from '#contract/base/parameters.ts';
import { AppError } from '#contract/base/errors.ts';
import { inLocale } from '#contract/base/localized.ts';
import { type Locale, defaultLocale } from '#contract/base/locale.ts';
import { addressOf } from '../links/addresses.ts';
import type { AppContext } from '../../app-context.ts';
import { type EventRow, selectEvents } from '../summaries/select-events.ts';
import { eventCategories, events, productions, venues } from '../../db/tables/programme.ts';
import { readSiteName } from '../site-settings/site-settings.ts';
import { sendFeed } from './send-feed.ts';
import { isPublishedRow } from '../../db/columns.ts';
import { isPublished } from '../../db/visibility.ts';
import { serverText } from '../../platform/server-text.ts';
import ical, { ICalEventStatus, type ICalLuxonDateTimeStub } from 'ical-generator';
import { productName } from '#contract/settings/product-name.ts';
import { changeOf } from '../summaries/event-change.ts';
import { isShownTwice } from '#time/berlin-moment.ts';
import { berlinVtimezone, berlinZone } from '#time/berlin-zone.ts';
import { berlinIso } from '#time/berlin-iso.ts';

/**
 * Limits of a subscribed calendar. Events of the last 30 days stay in it, so that they do not vanish from calendars at
 * once.
 */
const maxEntries = 500;
const pastDays = 30;

/** Maximum number of events in a shortlist. */
const maxShortlisted = 100;

const programme: Record<Locale, string> = { de: 'programm', en: 'programme' };
const productionList: Record<Locale, string> = { de: 'produktionen', en: 'productions' };

/**
 * Calendars: `/{de/programm|en/programme}/{slug}/{id}/event.ics` is one event as a file; `…/programm/calendar.ics` is
 * the whole programme as a subscription (`?category=oper`: one category; `?ids=7,12`: these events, as a file);
 * `…/produktionen/{slug}/{id}/calendar.ics` is one production as a subscription.
 */
export function calendarRoutes(app: OpenAPIHono, ctx: AppContext): void {
  for (const locale of ['de', 'en'] as const) {
    app.get(`/${locale}/${programme[locale]}/calendar.ics`, (context) => sendProgramme(ctx, context, locale));
    app.get(`/${locale}/${programme[locale]}/:slug/:id/event.ics`, (context) => sendEvent(ctx, context, locale));
    app.get(`/${locale}/${productionList[locale]}/:slug/:id/calendar.ics`, (context) =>
      sendProduction(ctx, context, locale),
    );
  }
}

async function sendEvent(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const [entry] = await entriesOf(ctx, eq(events.id, idOf(context)), 1);
  if (!entry) throw new AppError('not_found');
  const name = inLocale(entry.event.title, locale).text;
  const body = makeCalendar([entry], { name, locale, now: ctx.clock(), siteUrl: ctx.config.siteUrl });
  return sendFeed(context, body, {
    type: 'text/calendar',
    fileName: calendarFile(entry.event.slug[locale] || entry.event.slug.de),
  });
}

async function sendProgramme(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const requestedIds = context.req.query('ids');
  if (requestedIds !== undefined) return sendShortlist(ctx, { context, locale, requestedIds });
  const slug = context.req.query('category') ?? '';
  const siteName = await readSiteName(ctx.db, locale);
  const category = slug === '' ? undefined : await findCategory(ctx, slug);
  if (slug !== '' && !category) throw new AppError('not_found');
  const entries = await entriesOf(
    ctx,
    and(notLongOver(ctx), category && eq(events.categoryId, category.id)),
    maxEntries,
  );
  const name = category ? `${siteName}: ${inLocale(category.name, locale).text}` : siteName;
  const source = ctx.config.siteUrl + context.req.path + (category ? `?category=${encodeURIComponent(slug)}` : '');
  const body = makeCalendar(entries, { name, locale, now: ctx.clock(), siteUrl: ctx.config.siteUrl, source });
  return sendFeed(context, body, { type: 'text/calendar' });
}

/** The events of a visitor’s shortlist; unknown ids are left out. */
async function sendShortlist(
  ctx: AppContext,
  { context, locale, requestedIds }: { context: Context; locale: Locale; requestedIds: string },
): Promise<Response> {
  const numbers = requestedIds.split(',').filter((part) => /^[1-9]\d{0,9}$/.test(part));
  const ids = [...new Set(numbers.map(Number))].filter((id) => id <= largestId).slice(0, maxShortlisted);
  const entries = ids.length === 0 ? [] : await entriesOf(ctx, inArray(events.id, ids), maxShortlisted);
  if (entries.length === 0) throw new AppError('not_found');
  const siteName = await readSiteName(ctx.db, locale);
  const shortlist = serverText('feed.shortlist', locale);
  const name = `${siteName}: ${shortlist}`;
  const body = makeCalendar(entries, { name, locale, now: ctx.clock(), siteUrl: ctx.config.siteUrl });
  return sendFeed(context, body, { type: 'text/calendar', fileName: calendarFile(shortlist.toLowerCase()) });
}

async function sendProduction(ctx: AppContext, context: Context, locale: Locale): Promise<Response> {
  const [production] = await ctx.db
    .select()
    .from(productions)
    .where(eq(productions.id, idOf(context)));
  if (!production || !isPublishedRow(production, ctx.clock())) throw new AppError('not_found');
  const entries = await entriesOf(ctx, eq(events.productionId, production.id), maxEntries);
  const siteName = await readSiteName(ctx.db, locale);
  const body = makeCalendar(entries, {
    name: `${inLocale(production.title, locale).text}, ${siteName}`,
    locale,
    now: ctx.clock(),
    siteUrl: ctx.config.siteUrl,
    source: `${ctx.config.siteUrl}${addressOf('production', production, locale)}/calendar.ics`,
  });
  return sendFeed(context, body, { type: 'text/calendar' });
}

async function findCategory(ctx: AppContext, slug: string) {
  const [category] = await ctx.db.select().from(eventCategories).where(eq(eventCategories.slug, slug));
  return category;
}

/** Public events only, without closed performances. */
async function entriesOf(ctx: AppContext, where: SQL | undefined, limit: number): Promise<CalendarEntry[]> {
  const open = sql`not ${events.flags} ? 'private-event'`;
  const rows = await selectEvents(ctx.db)
    .where(and(where, open, isPublished(events, visitor(ctx))))
    .orderBy(asc(events.start), asc(events.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ event }) => event.id);
  const details = await ctx.db
    .select({
      id: events.id,
      updatedAt: events.updatedAt,
      sequence: events.sequence,
      shortText: events.shortText,
      place: venues,
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .where(inArray(events.id, ids));
  const byId = new Map(details.map((each) => [each.id, each]));
  return rows.flatMap((row) => {
    const found = byId.get(row.event.id);
    return found ? [{ ...row, ...found }] : [];
  });
}

/** Calendars are read by programs, so they show what is public, also during a preview. */
const visitor = (ctx: AppContext) => ({ now: ctx.clock(), visibility: 'public' }) as const;

function notLongOver(ctx: AppContext): SQL {
  return gt(events.over, new Date(ctx.clock().getTime() - pastDays * 86_400_000));
}

function idOf(context: Context): number {
  const id = Number(context.req.param('id'));
  if (!Number.isInteger(id) || id < 1 || id > largestId) throw new AppError('not_found');
  return id;
}

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
interface CalendarEntry extends EventRow, Pick<typeof events.$inferSelect, 'updatedAt' | 'sequence' | 'shortText'> {
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
function makeCalendar(entries: CalendarEntry[], { name, locale, now, siteUrl, source }: CalendarFacts): string {
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
function calendarFile(slug: string): string {
  const plain = slug
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || defaultLocale}.ics`;
}
