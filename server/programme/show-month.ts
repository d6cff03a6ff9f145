import { and, gt, gte, inArray, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { programmeApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinDay, nextMidnight } from './berlin-time.ts';
import { countedFor } from './count-events.ts';
import { type EventFilter, isCounted, midnight, ofKind } from './event-filter.ts';
import { selectEvents } from './event-rows.ts';
import { eventDays, events } from './schema.ts';
import { summariseEvents } from './summarise-events.ts';

type Month = ResponseOf<typeof programmeApi.month>;

export interface MonthQuery extends Pick<EventFilter, 'category' | 'venue' | 'access' | 'availability'> {
  /** `2026-11`; without it the month of today. */
  month?: string | undefined;
}

const shownADay = 6;
/** A day is counted no further where the database keeps no counts. */
const mostADay = 1000;

/** The days of a month that have events, with the first of them. The same three or four queries at any number of events. */
export async function showMonth(
  db: Database,
  query: MonthQuery,
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<Month> {
  const month = query.month ?? berlinDay(now).slice(0, 7);
  made.tags.add(tags.events);
  if (query.month === undefined) made.until.add(nextMidnight(now));
  if (!isCounted(query)) made.tags.add(tags.eventsMatching);
  if (query.category) made.tags.add(tags.categories);
  if (query.venue) made.tags.add(tags.venues);
  const days = await findDays(db, query, month);
  const neighbours = await findNeighbours(db, query, month);
  const ids = days.flatMap(({ ids: first }) => first);
  const rows = ids.length === 0 ? [] : await selectEvents(db).where(inArray(events.id, ids));
  const summaries = new Map((await summariseEvents(db, rows, locale, now, made)).map((event) => [event.id, event]));
  return {
    month,
    ...neighbours,
    days: days.map(({ day, count, ids: first }) => ({
      date: day,
      count,
      events: first.flatMap((id) => summaries.get(id) ?? []),
    })),
  };
}

interface Day {
  day: string;
  count: number;
  /** Its first events, by start. */
  ids: number[];
}

/** Each day looks up its own first events, so that a full month costs no more than its days. */
async function findDays(db: Database, query: MonthQuery, month: string): Promise<Day[]> {
  const first = sql`(select ${events.id} as id, ${events.start} as start ${eventsOf(query)} order by ${events.start}, ${events.id} limit ${shownADay})`;
  const { rows } = await db.execute<{ day: string; count: number; ids: number[] }>(sql`
    select days.day::text as day, days.count::int as count, array_agg(first.id order by first.start, first.id) as ids
    from (${isCounted(query) ? keptDays(query, month) : countedDays(query, month)}) as days cross join lateral ${first} as first
    group by days.day, days.count order by days.day`);
  return rows;
}

function keptDays(query: MonthQuery, month: string): SQL {
  return sql`select day, count from ${eventDays} where ${and(
    countedFor(query),
    sql`${eventDays.day} >= ${firstDay(month)} and ${eventDays.day} < ${firstDay(month, 1)}`,
    gt(eventDays.count, 0),
  )}`;
}

function countedDays(query: MonthQuery, month: string): SQL {
  return sql`
    select days.day, counted.count
    from (select day::date from unnest(${sql.param(daysOf(month))}::text[]) as day) as days
    cross join lateral (select count(*) from (select ${eventsOf(query)} limit ${mostADay}) as one) as counted`;
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
  return days.filter((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day));
}

/** The events of the day that `days.day` is. */
function eventsOf(query: MonthQuery): SQL {
  const day = sql`days.day`;
  return sql`from ${events} where ${and(gte(events.start, midnight(day)), lt(events.start, midnight(day, 1)), ofKind(query))}`;
}

/** The nearest months before and after that have events of this category and venue. */
async function findNeighbours(
  db: Database,
  query: MonthQuery,
  month: string,
): Promise<Pick<Month, 'previous' | 'next'>> {
  const some = and(countedFor(query), gt(eventDays.count, 0));
  const before = sql`${eventDays.day} < ${firstDay(month)}`;
  const after = sql`${eventDays.day} >= ${firstDay(month, 1)}`;
  const [row] = await db
    .select({
      previous: sql<string | null>`(${db
        .select({ day: max(eventDays.day) })
        .from(eventDays)
        .where(and(some, before))})::text`,
      next: sql<string | null>`(${db
        .select({ day: min(eventDays.day) })
        .from(eventDays)
        .where(and(some, after))})::text`,
    })
    .from(sql`(select 1) as one`);
  return { previous: row?.previous?.slice(0, 7) ?? null, next: row?.next?.slice(0, 7) ?? null };
}

/** The first day of a month, or of one some months later. */
function firstDay(month: string, later = 0): SQL {
  return sql`(${`${month}-01`}::date + make_interval(months => ${sql.raw(String(later))}))::date`;
}
