import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
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
import { answerConflicts, textOf } from './name-conflicts.ts';
import { bookingsOf, type CalendarRow, castOf, changeOverTimes, isCancelled, readRows, untilOf } from './read-rows.ts';

type Reader = RequestContext['db'];
type Query = z.output<typeof seasonCalendarApi.show.query>;

const minute = 60_000;
/** Longer events have an index of their own, `events_long`. */
const longHours = 36;
const limit = maxCalendarEvents + 1;

/** Events of some days with their conflicts. The number of queries and the rows that they read have a bound. */
export async function getSeasonCalendar(
  { db, locale, now }: Pick<RequestContext, 'db' | 'locale' | 'now'>,
  { from, to, venue_id: venueId, production_id: productionId }: Query,
): Promise<z.input<typeof seasonCalendarApi.show.response>> {
  const days = { first: startOfDay(from), after: startOfDay(addDays(to, 1)) };
  const all = await readDays(db, days);
  const bookings = bookingsOf(all.rows);
  const taken = new Set(bookings.map(({ id }) => id));
  const takenRows = all.rows.filter(({ event }) => taken.has(event.id));
  const { cast, complete } = await castOf(db, takenRows);
  const found = findConflicts(bookings, { cast, changeOver: await changeOverTimes(db) });
  const inConflict = new Set(found.conflicts.flatMap(({ first, second }) => [first, second]));
  const wanted = await filtered(db, { all, days, venueId, productionId });
  return {
    events: wanted.rows.map((row) => toCalendarEvent(row, { locale, now, inConflict })),
    ...(await answerConflicts(db, {
      conflicts: found.conflicts,
      rows: all.rows,
      locale,
      complete: complete && found.complete && !all.more,
    })),
    more: wanted.more,
  };
}

interface Days {
  first: Date;
  /** The first moment after them. */
  after: Date;
}

interface Read {
  rows: CalendarRow[];
  /** There are more than are read. */
  more: boolean;
}

async function readDays(db: Reader, { first, after }: Days, only?: SQL): Promise<Read> {
  const since = new Date(first.getTime() - longHours * 60 * minute);
  const recent = await readRows(db, { where: and(gte(events.start, since), lt(events.start, after), only), limit });
  const isLong = sql`${events.over} - ${events.start} > interval '36 hours'`;
  const began = and(isLong, gt(events.over, first), lt(events.start, since), only);
  const long = await readRows(db, { where: began, limit });
  const rows = [...long, ...recent].slice(0, maxCalendarEvents).filter((row) => untilOf(row) > first);
  return { rows, more: long.length + recent.length > maxCalendarEvents };
}

interface Filter {
  all: Read;
  days: Days;
  venueId: number | undefined;
  productionId: number | undefined;
}

/** The events of a venue or production; read anew where not all events of the days were read. */
async function filtered(db: Reader, { all, days, venueId, productionId }: Filter): Promise<Read> {
  if (venueId === undefined && productionId === undefined) return all;
  if (all.more) {
    const ofVenue = venueId === undefined ? undefined : eq(events.venueId, venueId);
    return readDays(
      db,
      days,
      and(ofVenue, productionId === undefined ? undefined : eq(events.productionId, productionId)),
    );
  }
  const rows = all.rows.filter(
    ({ event }) =>
      (venueId === undefined || event.venueId === venueId) &&
      (productionId === undefined || event.productionId === productionId),
  );
  return { rows, more: false };
}

function toCalendarEvent(
  row: CalendarRow,
  { locale, now, inConflict }: { locale: Locale; now: Date; inConflict: ReadonlySet<number> },
): CalendarEvent {
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
    in_conflict: inConflict.has(event.id),
  };
}
