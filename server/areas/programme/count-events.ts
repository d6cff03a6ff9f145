import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import { comingEvents, firstEvents } from '../summaries/coming-events.ts';
import { categoryId, type EventFilter, isCounted, ofKind, onDays, venueId } from '../summaries/event-filter.ts';
import { eventDays, events } from '../../db/tables/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';

/** Limit for counts that have to read the events themselves. */
const maxCounted = 1000;
/** Upper bound for the number of events of two days. */
const maxToday = 1_000_000;

/**
 * Number of events in a list, and the end of the next one to end. For filters by day, category and venue, the database
 * stores counts per day, so that only recent events are read; other filters are counted up to 1,000.
 */
export async function countEvents(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
  filter: EventFilter,
): Promise<{ count: number; nextEnd: Date | null }> {
  const { db, now } = ctx;
  const count = isCounted(filter) && isCountedFor(ctx) ? countByDays(filter, ctx) : countRows(filter, ctx, maxCounted);
  const nextEnd = sql`(select min(${events.over}) from ${events} where ${gt(events.over, now)})`;
  const { rows } = await db.execute<{ count: string; next_end: string | null }>(
    sql`select (${count})::text as count, ceil(extract(epoch from ${nextEnd}) * 1000)::text as next_end`,
  );
  const [row] = rows;
  return { count: Number(row?.count ?? 0), nextEnd: row?.next_end ? new Date(Number(row.next_end)) : null };
}

/** The stored counts are those of public events; previews count the events themselves. */
export function isCountedFor({ visibility }: Viewer): boolean {
  return visibility === 'public';
}

/** Condition on `event_days` for the public events of a category and a venue, or of all of them. */
export function countedFor(
  { category, venue }: Pick<EventFilter, 'category' | 'venue'>,
  viewer: Viewer,
): SQL | undefined {
  return and(
    isPublished(eventDays, viewer),
    category ? sql`${eventDays.categoryId} = ${categoryId(category)}` : eq(eventDays.categoryId, -1),
    venue ? sql`${eventDays.venueId} = ${venueId(venue)}` : eq(eventDays.venueId, -1),
  );
}

function countByDays(filter: EventFilter, viewer: Viewer): SQL {
  const { now } = viewer;
  const { date, from, to } = filter;
  if (date !== undefined) return sumOfDays(filter, eq(eventDays.day, date), viewer);
  const later = sumOfDays(filter, gt(eventDays.day, berlinDay(now)), viewer);
  const running = and(sql`${events.start} < ${nextMidnight(now).toISOString()}`, onDays({ from, to }), ofKind(filter));
  return sql`${later} + (select count(*) from (${comingEvents(running, viewer, { limit: maxToday })}) as running)`;
}

function sumOfDays(filter: EventFilter, days: SQL, viewer: Viewer): SQL {
  const { from, to } = filter;
  const within = and(
    days,
    from === undefined ? undefined : gte(eventDays.day, from),
    to === undefined ? undefined : lte(eventDays.day, to),
  );
  return sql`(select coalesce(sum(${eventDays.count}), 0) from ${eventDays} where ${and(countedFor(filter, viewer), within)})`;
}

/** Number of events, counted up to `most`. */
export function countRows(filter: EventFilter, viewer: Viewer, max: number): SQL {
  const wanted = and(onDays(filter), ofKind(filter));
  const rows =
    filter.date === undefined
      ? comingEvents(wanted, viewer, { limit: max })
      : firstEvents(wanted, viewer, { limit: max });
  return sql`select count(*) from (${rows}) as counted`;
}
