import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { largestId } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { inLocale } from '#contract/localized.ts';
import type { Locale } from '#contract/locale.ts';
import { addressOf } from '../addresses.ts';
import type { House } from '../house.ts';
import { selectEvents } from '../programme/event-rows.ts';
import { eventCategories, events, productions, venues } from '../programme/schema.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { type CalendarEntry, calendarFile, makeCalendar } from './make-calendar.ts';
import { sendFeed } from './send-feed.ts';

/** Most events of a calendar that one subscribes to; what ended lately stays, so that nobody's diary changes behind them. */
const mostEntries = 500;
const keptDays = 30;

/** Most evenings of a shortlist. */
const mostNoted = 100;
const shortlist: Record<Locale, string> = { de: 'Merkzettel', en: 'Shortlist' };

const programme: Record<Locale, string> = { de: 'programm', en: 'programme' };
const productionList: Record<Locale, string> = { de: 'produktionen', en: 'productions' };

/**
 * Calendars: `/{de/programm|en/programme}/{slug}/{id}/event.ics` is one event to take home, `…/programm/calendar.ics` the
 * whole programme to subscribe to (`?category=oper`: one category; `?ids=7,12`: these evenings, as a file to take home), `…/produktionen/{slug}/{id}/calendar.ics` a production.
 */
export function calendarRoutes(app: OpenAPIHono, house: House): void {
  for (const locale of ['de', 'en'] as const) {
    app.get(`/${locale}/${programme[locale]}/calendar.ics`, (context) => sendProgramme(house, context, locale));
    app.get(`/${locale}/${programme[locale]}/:slug/:id/event.ics`, (context) => sendEvent(house, context, locale));
    app.get(`/${locale}/${productionList[locale]}/:slug/:id/calendar.ics`, (context) =>
      sendProduction(house, context, locale),
    );
  }
}

async function sendEvent(house: House, context: Context, locale: Locale): Promise<Response> {
  const [entry] = await entriesOf(house, eq(events.id, idOf(context)), 1);
  if (!entry) throw new AppError('not_found');
  const name = inLocale(entry.event.title, locale).text;
  const body = makeCalendar([entry], { name, locale, siteUrl: house.config.siteUrl });
  return sendFeed(context, body, {
    type: 'text/calendar',
    fileName: calendarFile(entry.event.slug[locale] || entry.event.slug.de),
  });
}

async function sendProgramme(house: House, context: Context, locale: Locale): Promise<Response> {
  const asked = context.req.query('ids');
  if (asked !== undefined) return sendShortlist(house, context, locale, asked);
  const slug = context.req.query('category') ?? '';
  const { name: houseName } = await readSiteSettings(house.db);
  const category = slug === '' ? undefined : await findCategory(house, slug);
  if (slug !== '' && !category) throw new AppError('not_found');
  const entries = await entriesOf(
    house,
    and(lately(house), category && eq(events.categoryId, category.id)),
    mostEntries,
  );
  const name = category ? `${houseName}: ${inLocale(category.name, locale).text}` : houseName;
  const source = house.config.siteUrl + context.req.path + (category ? `?category=${encodeURIComponent(slug)}` : '');
  const body = makeCalendar(entries, { name, locale, siteUrl: house.config.siteUrl, source });
  return sendFeed(context, body, { type: 'text/calendar' });
}

/** The evenings that somebody noted; a number that is none of an evening is left out. */
async function sendShortlist(house: House, context: Context, locale: Locale, asked: string): Promise<Response> {
  const numbers = asked.split(',').filter((part) => /^[1-9]\d{0,9}$/.test(part));
  const ids = [...new Set(numbers.map(Number))].filter((id) => id <= largestId).slice(0, mostNoted);
  const entries = ids.length === 0 ? [] : await entriesOf(house, inArray(events.id, ids), mostNoted);
  if (entries.length === 0) throw new AppError('not_found');
  const { name: houseName } = await readSiteSettings(house.db);
  const name = `${houseName}: ${shortlist[locale]}`;
  const body = makeCalendar(entries, { name, locale, siteUrl: house.config.siteUrl });
  return sendFeed(context, body, { type: 'text/calendar', fileName: calendarFile(shortlist[locale].toLowerCase()) });
}

async function sendProduction(house: House, context: Context, locale: Locale): Promise<Response> {
  const [production] = await house.db
    .select()
    .from(productions)
    .where(eq(productions.id, idOf(context)));
  if (!production?.isOnline) throw new AppError('not_found');
  const entries = await entriesOf(house, eq(events.productionId, production.id), mostEntries);
  const { name: houseName } = await readSiteSettings(house.db);
  const body = makeCalendar(entries, {
    name: `${inLocale(production.title, locale).text}, ${houseName}`,
    locale,
    siteUrl: house.config.siteUrl,
    source: `${house.config.siteUrl}${addressOf('production', production, locale)}/calendar.ics`,
  });
  return sendFeed(context, body, { type: 'text/calendar' });
}

async function findCategory(house: House, slug: string) {
  const [category] = await house.db.select().from(eventCategories).where(eq(eventCategories.slug, slug));
  return category;
}

/** Public events; a closed performance stands in nobody's calendar. */
async function entriesOf(house: House, where: SQL | undefined, limit: number): Promise<CalendarEntry[]> {
  const open = sql`not ${events.flags} ? 'private-event'`;
  const rows = await selectEvents(house.db)
    .where(and(where, open))
    .orderBy(asc(events.start), asc(events.id))
    .limit(limit);
  const ids = [...new Set(rows.flatMap(({ event }) => event.venueId ?? []))];
  const places = ids.length === 0 ? [] : await house.db.select().from(venues).where(inArray(venues.id, ids));
  const byId = new Map(places.map((place) => [place.id, place]));
  return rows.map((row) => Object.assign(row, { place: byId.get(row.event.venueId ?? 0) ?? null }));
}

function lately(house: House): SQL {
  return gt(events.over, new Date(house.clock().getTime() - keptDays * 86_400_000));
}

function idOf(context: Context): number {
  const id = Number(context.req.param('id'));
  if (!Number.isInteger(id) || id < 1 || id > largestId) throw new AppError('not_found');
  return id;
}
