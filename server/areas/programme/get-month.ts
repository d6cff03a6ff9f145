import { and, gt, gte, lt, max, min, type SQL, sql } from 'drizzle-orm';
import type { programmeApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import type { FindContext, ShowContext } from '../../request-context.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { countedFor, isCountedFor } from './list-events.ts';
import { eventsByIds, isCounted, midnight, ofKind } from '../summaries/select-events.ts';
import { eventDays, events } from '../../db/tables/programme.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import type { z } from 'zod';

type Month = ResponseOf<typeof programmeApi.month>;

type MonthQuery = z.output<typeof programmeApi.month.query>;

const shownADay = 6;
/** Events of a day are counted up to this number if no stored count applies. */
const maxADay = 1000;

/** Days of a month that have events, with the first events of each. Three or four queries for any number of events. */
export async function getMonth(ctx: ShowContext, query: MonthQuery): Promise<Month> {
  const { now, deps } = ctx;
  const month = query.month ?? berlinDay(now).slice(0, 7);
  deps.tags.add(tags.events);
  if (query.month === undefined) deps.expiresAt.add(nextMidnight(now));
  if (!isCounted(query)) deps.tags.add(tags.eventsMatching);
  if (query.category) deps.tags.add(tags.categories);
  if (query.venue) deps.tags.add(tags.venues);
  const days = await findDays(ctx, query, month);
  const neighbours = await findNeighbours(ctx, query, month);
  const ids = days.flatMap(({ ids: first }) => first);
  const rows = await eventsByIds(ctx, ids);
  const summaries = new Map((await summariseEvents(ctx, rows)).map((event) => [event.id, event]));
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
  /** The first events of the day, by start. */
  ids: number[];
}

/** A lateral lookup per day, so that the cost depends on the number of days only. */
async function findDays(ctx: FindContext, query: MonthQuery, month: string): Promise<Day[]> {
  const first = sql`(select ${events.id} as id, ${events.start} as start ${eventsOf(query, ctx)} order by ${events.start}, ${events.id} limit ${shownADay})`;
  const stored = isCounted(query) && isCountedFor(ctx);
  const { rows } = await ctx.db.execute<{ day: string; count: number; ids: number[] }>(sql`
    select days.day::text as day, days.count::int as count, array_agg(first.id order by first.start, first.id) as ids
    from (${stored ? storedDays(query, month, ctx) : countedDays(query, month, ctx)}) as days cross join lateral ${first} as first
    group by days.day, days.count order by days.day`);
  return rows;
}

function storedDays(query: MonthQuery, month: string, viewer: Viewer): SQL {
  return sql`select day, sum(count) as count from ${eventDays} where ${and(
    countedFor(query, viewer),
    sql`${eventDays.day} >= ${firstDay(month)} and ${eventDays.day} < ${firstDay(month, 1)}`,
    gt(eventDays.count, 0),
  )} group by day`;
}

function countedDays(query: MonthQuery, month: string, viewer: Viewer): SQL {
  return sql`
    select days.day, counted.count
    from (select day::date from unnest(${sql.param(daysOf(month))}::text[]) as day) as days
    cross join lateral (select count(*) from (select ${eventsOf(query, viewer)} limit ${maxADay}) as one) as counted`;
}

function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
  return days.filter((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day));
}

/** Condition for the public events of `days.day`. */
function eventsOf(query: MonthQuery, viewer: Viewer): SQL {
  const day = sql`days.day`;
  return sql`from ${events} where ${and(gte(events.start, midnight(day)), lt(events.start, midnight(day, 1)), ofKind(query), isPublished(events, viewer))}`;
}

/** Nearest months before and after with events of this category and venue. */
async function findNeighbours(
  ctx: FindContext,
  query: MonthQuery,
  month: string,
): Promise<Pick<Month, 'previous' | 'next'>> {
  return isCountedFor(ctx) ? countedNeighbours(ctx, query, month) : previewedNeighbours(ctx, query, month);
}

/** The stored counts are those of public events. */
async function previewedNeighbours(
  ctx: FindContext,
  { category, venue }: MonthQuery,
  month: string,
): Promise<Pick<Month, 'previous' | 'next'>> {
  const some = and(ofKind({ category, venue }), isPublished(events, ctx));
  const monthOf = (start: SQL) => sql`to_char(${start} at time zone ${sql.raw(`'${berlinZone}'`)}, 'YYYY-MM')`;
  const before = and(lt(events.start, midnight(firstDay(month))), some);
  const after = and(gte(events.start, midnight(firstDay(month, 1))), some);
  const { rows } = await ctx.db.execute<Pick<Month, 'previous' | 'next'>>(sql`
    select ${monthOf(sql`(select max(${events.start}) from ${events} where ${before})`)} as previous,
      ${monthOf(sql`(select min(${events.start}) from ${events} where ${after})`)} as next`);
  return rows[0] ?? { previous: null, next: null };
}

async function countedNeighbours(
  ctx: FindContext,
  query: MonthQuery,
  month: string,
): Promise<Pick<Month, 'previous' | 'next'>> {
  const { db } = ctx;
  const some = and(countedFor(query, ctx), gt(eventDays.count, 0));
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

/** The first day of a month, `later` months later. */
function firstDay(month: string, later = 0): SQL {
  return sql`(${`${month}-01`}::date + make_interval(months => ${sql.raw(String(later))}))::date`;
}
