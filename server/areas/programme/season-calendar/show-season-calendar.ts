import { and, gt, gte, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#contract/base/locale.ts';
import {
  type CalendarEvent,
  maxCalendarEvents,
  type seasonCalendarApi,
} from '#contract/programme/season-calendar-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import { events } from '../../../db/tables/programme.ts';
import type { RequestContext } from '../../../request-context.ts';
import { findConflicts } from './find-conflicts.ts';
import { nameConflicts, textOf } from './name-conflicts.ts';
import { bookingsOf, type CalendarRow, castOf, changeOverTimes, isCancelled, readRows, untilOf } from './read-rows.ts';

type Query = z.output<typeof seasonCalendarApi.show.query>;

const minute = 60_000;
/** Longer events have an index of their own, `events_long`. */
const longHours = 36;
const limit = maxCalendarEvents + 1;

/** Events of some days with their conflicts. The number of queries and the rows that they read have a bound. */
export async function showSeasonCalendar(
  { db, locale, now }: Pick<RequestContext, 'db' | 'locale' | 'now'>,
  { from, to, venue_id: venueId, production_id: productionId }: Query,
): Promise<z.input<typeof seasonCalendarApi.show.response>> {
  const [first, after] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const since = new Date(first.getTime() - longHours * 60 * minute);
  const recent = await readRows(db, { where: and(gte(events.start, since), lt(events.start, after)), limit });
  const isLong = sql`${events.over} - ${events.start} > interval '36 hours'`;
  const long = await readRows(db, { where: and(isLong, gt(events.over, first), lt(events.start, since)), limit });
  const rows = [...long, ...recent].slice(0, maxCalendarEvents).filter((row) => untilOf(row) > first);
  const bookings = bookingsOf(rows);
  const taken = new Set(bookings.map(({ id }) => id));
  const cast = await castOf(
    db,
    rows.filter(({ event }) => taken.has(event.id)),
  );
  const conflicts = findConflicts(bookings, { cast, changeOver: await changeOverTimes(db) });
  const wanted = rows.filter(
    ({ event }) =>
      (venueId === undefined || event.venueId === venueId) &&
      (productionId === undefined || event.productionId === productionId),
  );
  return {
    events: wanted.map((row) => toCalendarEvent(row, { locale, now })),
    conflicts: await nameConflicts(db, { conflicts, rows, locale }),
    more: long.length + recent.length > maxCalendarEvents,
  };
}

function toCalendarEvent(row: CalendarRow, { locale, now }: { locale: Locale; now: Date }): CalendarEvent {
  const { event, status, venue } = row;
  return {
    id: event.id,
    title: textOf(event.title, locale),
    start: berlinIso(event.start),
    end: event.end && berlinIso(event.end),
    until: berlinIso(untilOf(row)),
    venue_id: event.venueId,
    venue: venue ? textOf(venue, locale) : '',
    production_id: event.productionId,
    state: status.state,
    is_public: status.publicAt !== null && status.publicAt <= now,
    is_cancelled: isCancelled(row),
    is_sold: status.ticketLink !== '',
    availability: status.availability,
  };
}
