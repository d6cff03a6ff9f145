import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import {
  assumedMinutes,
  type CalendarEvent,
  maxCalendarEvents,
  type ScheduleConflict,
  type seasonCalendarApi,
} from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import type { Database } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import { eventCast, productionCredits } from '../../../db/tables/production-parts.ts';
import { events, productions, roles, venues } from '../../../db/tables/programme.ts';
import type { RequestContext } from '../../../request-context.ts';
import { type Conflict, findConflicts } from './find-conflicts.ts';

type Query = z.output<typeof seasonCalendarApi.show.query>;
type Row = Awaited<ReturnType<typeof readEvents>>[number];

const minute = 60_000;
/** Longer events have an index of their own, `events_long`. */
const longHours = 36;
/** Cast lines that are read at most; enough for 1000 events with 40 persons each. */
const maxCastLines = 40_000;

/** Events of some days with their conflicts. The number of queries and the rows that they read have a bound. */
export async function showSeasonCalendar(
  { db, locale, now }: Pick<RequestContext, 'db' | 'locale' | 'now'>,
  { from, to, venue_id: venueId, production_id: productionId }: Query,
): Promise<z.input<typeof seasonCalendarApi.show.response>> {
  const [first, after] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const since = new Date(first.getTime() - longHours * 60 * minute);
  const recent = await readEvents(db, and(gte(events.start, since), lt(events.start, after)));
  const isLong = sql`${events.over} - ${events.start} > interval '36 hours'`;
  const long = await readEvents(db, and(isLong, gt(events.over, first), lt(events.start, since)));
  const rows = [...long, ...recent].slice(0, maxCalendarEvents).filter((row) => untilOf(row) > first);
  const booked = rows.filter((row) => !isCancelled(row) && row.event.state !== 'archived');
  const bookings = booked.map((row) => ({
    id: row.event.id,
    start: row.event.start,
    until: untilOf(row),
    venueId: row.event.venueId,
  }));
  const conflicts = findConflicts(bookings, await castOf(db, booked));
  const wanted = rows.filter(
    ({ event }) =>
      (venueId === undefined || event.venueId === venueId) &&
      (productionId === undefined || event.productionId === productionId),
  );
  return {
    events: wanted.map((row) => toCalendarEvent(row, { locale, now })),
    conflicts: await toConflicts(db, { conflicts, rows, locale }),
    more: long.length + recent.length > maxCalendarEvents,
  };
}

function readEvents(db: Database, where: SQL | undefined) {
  return db
    .select({ event: events, venue: venues.name, usualMinutes: productions.durationMinutes })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .where(where)
    .orderBy(asc(events.start), asc(events.id))
    .limit(maxCalendarEvents + 1);
}

function untilOf({ event, usualMinutes }: Pick<Row, 'event' | 'usualMinutes'>): Date {
  const minutes = event.durationMinutes ?? usualMinutes ?? assumedMinutes;
  return event.end ?? new Date(event.start.getTime() + minutes * minute);
}

function isCancelled({ event }: Row): boolean {
  return event.availability === 'cancelled' || event.flags.includes('canceled');
}

function toCalendarEvent(row: Row, { locale, now }: { locale: Locale; now: Date }): CalendarEvent {
  const { event, venue } = row;
  return {
    id: event.id,
    title: textOf(event.title, locale),
    start: berlinIso(event.start),
    end: event.end && berlinIso(event.end),
    until: berlinIso(untilOf(row)),
    venue_id: event.venueId,
    venue: venue ? textOf(venue, locale) : '',
    production_id: event.productionId,
    state: event.state,
    is_public: event.publicAt !== null && event.publicAt <= now,
    is_cancelled: isCancelled(row),
    is_sold: event.ticketLink !== '',
    availability: event.availability,
  };
}

function textOf(text: Localized<string>, locale: Locale): string {
  return inLocale(text, locale).text || text.en;
}

/** Persons of each event: its own cast list, or else the usual cast of its production. */
async function castOf(db: Database, rows: Row[]): Promise<Map<number, number[]>> {
  const cast = new Map<number, number[]>();
  if (rows.length === 0) return cast;
  const own = await db
    .select({ owner: eventCast.eventId, personId: eventCast.personId })
    .from(eventCast)
    .where(
      inArray(
        eventCast.eventId,
        rows.map(({ event }) => event.id),
      ),
    )
    .limit(maxCastLines);
  collect(cast, own);
  const without = rows.filter(({ event }) => event.productionId !== null && !cast.has(event.id));
  const productionIds = [...new Set(without.flatMap(({ event }) => event.productionId ?? []))];
  if (productionIds.length === 0) return cast;
  const usual = new Map<number, number[]>();
  const lines = await db
    .select({ owner: productionCredits.productionId, personId: productionCredits.personId })
    .from(productionCredits)
    .innerJoin(roles, and(eq(roles.id, productionCredits.roleId), eq(roles.kind, 'cast')))
    .where(inArray(productionCredits.productionId, productionIds))
    .limit(maxCastLines);
  collect(usual, lines);
  for (const { event } of without) cast.set(event.id, usual.get(event.productionId ?? 0) ?? []);
  return cast;
}

function collect(into: Map<number, number[]>, lines: { owner: number; personId: number }[]): void {
  for (const { owner, personId } of lines) into.set(owner, [...(into.get(owner) ?? []), personId]);
}

async function toConflicts(
  db: Database,
  { conflicts, rows, locale }: { conflicts: Conflict[]; rows: Row[]; locale: Locale },
): Promise<ScheduleConflict[]> {
  const byId = new Map(rows.map((row) => [row.event.id, row]));
  const personIds = [...new Set(conflicts.flatMap(({ kind, ids }) => (kind === 'venue' ? [] : ids)))];
  const people =
    personIds.length === 0
      ? []
      : await db.select({ id: persons.id, name: persons.name }).from(persons).where(inArray(persons.id, personIds));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const eventOf = (id: number) => {
    const row = byId.get(id);
    return row ? [{ id, title: textOf(row.event.title, locale), start: berlinIso(row.event.start) }] : [];
  };
  return conflicts.map(({ kind, first, second, ids }) => {
    const venue = byId.get(first)?.venue;
    return {
      kind,
      names: kind === 'venue' ? [venue ? textOf(venue, locale) : ''] : ids.map((id) => names.get(id) ?? ''),
      events: [first, second].flatMap(eventOf),
    };
  });
}
