import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../house.ts';
import { berlinDay, nextMidnight } from './berlin-time.ts';
import { comingEvents, firstBy } from './coming-events.ts';
import { categoryId, type EventFilter, isCounted, ofKind, onDays, venueId } from './event-filter.ts';
import { eventDays, events } from './schema.ts';

/** Counted no further where the database keeps no counts. */
const mostCounted = 1000;
/** More than any house gives in two days. */
const mostToday = 1_000_000;

/**
 * How many events a list has, and when the next of the coming ones ends. By day, category and venue the counts are kept
 * by the database, so that only what may be over by now is looked at; otherwise it is counted, up to 1,000.
 */
export async function countEvents(
  db: Database,
  filter: EventFilter,
  now: Date,
): Promise<{ count: number; nextEnd: Date | null }> {
  const count = isCounted(filter) ? countByDays(filter, now) : countRows(filter, now, mostCounted);
  const nextEnd = sql`(select min(${events.over}) from ${events} where ${gt(events.over, now)})`;
  const { rows } = await db.execute<{ count: string; next_end: string | null }>(
    sql`select (${count})::text as count, ceil(extract(epoch from ${nextEnd}) * 1000)::text as next_end`,
  );
  const [row] = rows;
  return { count: Number(row?.count ?? 0), nextEnd: row?.next_end ? new Date(Number(row.next_end)) : null };
}

/** The rows of `event_days` for a category and a venue, each of them or all. */
export function countedFor({ category, venue }: Pick<EventFilter, 'category' | 'venue'>): SQL | undefined {
  return and(
    category ? sql`${eventDays.categoryId} = ${categoryId(category)}` : eq(eventDays.categoryId, -1),
    venue ? sql`${eventDays.venueId} = ${venueId(venue)}` : eq(eventDays.venueId, -1),
  );
}

function countByDays(filter: EventFilter, now: Date): SQL {
  const { date, from, to } = filter;
  if (date !== undefined) return sumOfDays(filter, eq(eventDays.day, date));
  const later = sumOfDays(filter, gt(eventDays.day, berlinDay(now)));
  const running = and(sql`${events.start} < ${nextMidnight(now).toISOString()}`, onDays({ from, to }), ofKind(filter));
  return sql`${later} + (select count(*) from (${comingEvents(running, now, { limit: mostToday })}) as running)`;
}

function sumOfDays(filter: EventFilter, days: SQL): SQL {
  const { from, to } = filter;
  const within = and(
    days,
    from === undefined ? undefined : gte(eventDays.day, from),
    to === undefined ? undefined : lte(eventDays.day, to),
  );
  return sql`(select coalesce(sum(${eventDays.count}), 0) from ${eventDays} where ${and(countedFor(filter), within)})`;
}

/** How many there are, but no more than `most`. */
export function countRows(filter: EventFilter, now: Date, most: number): SQL {
  const wanted = and(onDays(filter), ofKind(filter));
  const rows =
    filter.date === undefined ? comingEvents(wanted, now, { limit: most }) : firstBy(wanted, { limit: most });
  return sql`select count(*) from (${rows}) as counted`;
}
