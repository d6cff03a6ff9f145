import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { assumedMinutes } from '#contract/programme/season-calendar-api.ts';
import { groupBy } from '#contract/base/records.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { eventCast, productionCredits } from '../../../db/tables/production-parts.ts';
import { events, productions, roles, venues } from '../../../db/tables/programme.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';
import type { Booking } from './find-conflicts.ts';

type Reader = Database | Transaction;
/** An event as the calendar reads it. */
export type CalendarRow = Awaited<ReturnType<typeof readRows>>[number];

const minute = 60_000;
/** Cast lines that are read at most; enough for 1000 events with 40 persons each. */
const maxCastLines = 40_000;

/** Events by start, with venue and the length of their production. */
export function readRows(db: Reader, { where, limit }: { where: SQL | undefined; limit: number }) {
  const { id, title, start, end, durationMinutes, venueId, productionId } = events;
  const { state, publicAt, availability, flags, ticketLink } = events;
  return db
    .select({
      event: { id, title, start, end, durationMinutes, venueId, productionId },
      status: { state, publicAt, availability, flags, ticketLink },
      venue: venues.name,
      usualMinutes: productions.totalMinutes,
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .where(where)
    .orderBy(asc(events.start), asc(events.id))
    .limit(limit);
}

/** The end of an event, or an assumed one by the duration. */
export function untilOf({ event, usualMinutes }: Pick<CalendarRow, 'event' | 'usualMinutes'>): Date {
  const minutes = event.durationMinutes ?? usualMinutes ?? assumedMinutes;
  return event.end ?? new Date(event.start.getTime() + minutes * minute);
}

export function isCancelled({ status }: Pick<CalendarRow, 'status'>): boolean {
  return status.availability === 'cancelled' || status.flags.includes('canceled');
}

/** Those that take place, as bookings of their venues. */
export function bookingsOf(rows: CalendarRow[]): Booking[] {
  return rows
    .filter((row) => !isCancelled(row) && row.status.state !== 'archived')
    .map((row) => ({ id: row.event.id, start: row.event.start, until: untilOf(row), venueId: row.event.venueId }));
}

/** Minutes between two events in a venue, by venue: its own, or those of the house. */
export async function changeOverTimes(db: Reader): Promise<(venueId: number) => number> {
  const { change_over_minutes: usual } = await readSiteSettings(db);
  const rows = await db.select({ id: venues.id, minutes: venues.changeOverMinutes }).from(venues).limit(1000);
  const own = new Map(rows.map(({ id, minutes }) => [id, minutes]));
  return (venueId) => own.get(venueId) ?? usual;
}

interface Casts {
  /** Persons of each event: its own cast list, or else the usual cast of its production. */
  cast: Map<number, number[]>;
  /** False: there are more lines than are read. */
  complete: boolean;
}

export async function castOf(db: Reader, rows: CalendarRow[]): Promise<Casts> {
  if (rows.length === 0) return { cast: new Map(), complete: true };
  const own = await db
    .select({ owner: eventCast.eventId, personId: eventCast.personId })
    .from(eventCast)
    .where(
      inArray(
        eventCast.eventId,
        rows.map(({ event }) => event.id),
      ),
    )
    .limit(maxCastLines + 1);
  const cast = byOwner(own);
  const complete = own.length <= maxCastLines;
  const without = rows.filter(({ event }) => event.productionId !== null && !cast.has(event.id));
  const productionIds = [...new Set(without.flatMap(({ event }) => event.productionId ?? []))];
  if (productionIds.length === 0) return { cast, complete };
  const lines = await db
    .select({ owner: productionCredits.productionId, personId: productionCredits.personId })
    .from(productionCredits)
    .innerJoin(roles, and(eq(roles.id, productionCredits.roleId), eq(roles.kind, 'cast')))
    .where(inArray(productionCredits.productionId, productionIds))
    .limit(maxCastLines + 1);
  const usual = byOwner(lines);
  for (const { event } of without) cast.set(event.id, usual.get(event.productionId ?? 0) ?? []);
  return { cast, complete: complete && lines.length <= maxCastLines };
}

function byOwner(lines: { owner: number; personId: number }[]): Map<number, number[]> {
  const groups = groupBy(lines, ({ owner }) => owner);
  return new Map([...groups].map(([owner, own]) => [owner, own.map(({ personId }) => personId)]));
}
