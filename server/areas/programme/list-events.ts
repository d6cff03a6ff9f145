import { and, asc, desc, eq, gt, gte, inArray, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import type { programmeApi } from '#contract/api.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import type { QueryCall } from '../../http/mount.ts';
import type { FindContext, ShowContext } from '../../request-context.ts';
import { type CacheDependencies, tags } from '../../platform/invalidation/tags.ts';
import {
  categoryId,
  comingEvents,
  type EventFilter,
  eventsByIds,
  firstEvents,
  isAfter,
  isCounted,
  ofKind,
  onDays,
  placeOf,
  selectEvents,
  venueId,
} from '../summaries/select-events.ts';
import { eventDays, events } from '../../db/tables/programme.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import type { z } from 'zod';

type EventQuery = z.output<typeof programmeApi.events.query>;

/** Maximum number of events that are named as moved from a day. */
const maxMoved = 20;
/** Limit for counts that have to read the events themselves. */
const maxCounted = 1000;
/** Upper bound for the number of events of two days. */
const maxToday = 1_000_000;

interface EventList {
  count: number;
  results: EventSummary[];
  /** Cursor of the next page; null after the last one, absent in lists with page numbers only. */
  after?: string | null;
  /** With a day only: events that were announced for it and are on another day now. */
  moved?: EventSummary[];
}

/** A page of events, sorted by start. */
export async function listEvents(call: Pick<QueryCall<typeof programmeApi.events>, 'request' | 'query' | 'address'>) {
  const { moved, ...list } = await findEvents(call.request, call.query);
  return { ...listAnswer(call, list), ...(moved && { moved }) };
}

/**
 * One statement for their number and ids, one for the events. The number of queries depends neither on the page nor on
 * filter or number of events.
 */
async function findEvents(ctx: ShowContext, query: EventQuery): Promise<EventList> {
  const { deps } = ctx;
  addFilterDependencies(query, deps);
  if (query.ids !== undefined) return listByIds(ctx, { query, stored: query.ids });
  if (query.past) return listWithPast(ctx, query);
  const { count, nextEnd, places } = await findPlaces(ctx, query);
  if (nextEnd) deps.expiresAt.add(nextEnd);
  const moved = await findMoved(ctx, query);
  const shown = places.slice(0, query.page_size);
  const ids = shown.map(({ id }) => id);
  const results = await summarise(ctx, ids);
  return { count, results, after: places.length > shown.length ? (shown.at(-1)?.place ?? null) : null, ...moved };
}

/** With a filter other than day, category and venue, changes of an event’s texts, access or tickets also affect the list. */
function addFilterDependencies(query: EventQuery, { tags: used }: CacheDependencies): void {
  if (query.ids !== undefined) return;
  if (query.date !== undefined) used.add(tags.eventsOn(query.date));
  else if (query.production === undefined) used.add(tags.events);
  else used.add(tags.productionDates(query.production));
  if (!isCounted({ ...query, production: undefined })) used.add(tags.eventsMatching);
  if (query.category) used.add(tags.categories);
  if (query.venue) used.add(tags.venues);
}

interface Places {
  /** Of all pages. For filters by day, category and venue from the stored counts per day; otherwise up to 1,000. */
  count: number;
  /** End of the next event to end. */
  nextEnd: Date | null;
  /** Of the events of the page, and of one more if there is another page. */
  places: { id: number; place: string }[];
}

async function findPlaces(ctx: FindContext, query: EventQuery): Promise<Places> {
  const { db, now } = ctx;
  const offset = query.after === undefined ? (query.page - 1) * query.page_size : 0;
  const cut = { limit: query.page_size + 1, offset };
  const wanted = and(onDays(query), ofKind(query), query.after === undefined ? undefined : isAfter(query.after));
  const found = query.date === undefined ? comingEvents(wanted, ctx, cut) : firstEvents(wanted, ctx, cut);
  const count = isCounted(query) && isCountedFor(ctx) ? countByDays(query, ctx) : countRows(query, ctx);
  const nextEnd = sql`(select min(${events.over}) from ${events} where ${gt(events.over, now)})`;
  // Behind the last page no event is looked for: it would skip all of them.
  const { rows } = await db.execute<{ count: string; next_end: string | null; places: Places['places'] | null }>(sql`
    with counted as materialized (select (${count}) as count)
    select count::text as count, ceil(extract(epoch from ${nextEnd}) * 1000)::text as next_end,
      case when count > ${offset} then (
        select json_agg(json_build_object('id', found.id, 'place', ${placeOf(sql`found`)}) order by found.start, found.id)
        from (${found}) as found
      ) end as places
    from counted`);
  const [row] = rows;
  return {
    count: Number(row?.count ?? 0),
    nextEnd: row?.next_end ? new Date(Number(row.next_end)) : null,
    places: row?.places ?? [],
  };
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

function countRows(filter: EventFilter, viewer: Viewer): SQL {
  const wanted = and(onDays(filter), ofKind(filter));
  const rows =
    filter.date === undefined
      ? comingEvents(wanted, viewer, { limit: maxCounted })
      : firstEvents(wanted, viewer, { limit: maxCounted });
  return sql`select count(*) from (${rows}) as counted`;
}

/** Found through an index of moved events only, which are few. */
async function findMoved(ctx: ShowContext, query: EventQuery): Promise<Pick<EventList, 'moved'>> {
  const { db } = ctx;
  const { date } = query;
  if (date === undefined || query.page > 1 || query.after !== undefined) return {};
  const rows = await selectEvents(db)
    .where(
      and(
        sql`${events.previousDates} <> '[]' and moved_days(${events.previousDates}) @> array[${date}::date]`,
        not(onDays({ date }) ?? sql`false`),
        ne(events.availability, 'cancelled'),
        ofKind(query),
        isPublished(events, ctx),
      ),
    )
    .orderBy(asc(events.start), asc(events.id))
    .limit(maxMoved);
  return { moved: await summariseEvents(ctx, rows) };
}

async function listByIds(
  ctx: ShowContext,
  { query, stored }: { query: EventQuery; stored: string },
): Promise<EventList> {
  const { db, deps } = ctx;
  const ids = [...new Set(stored.split(',').map(Number))].filter((id) => id > 0 && id <= largestId);
  for (const id of ids) deps.tags.add(tags.event(id));
  if (ids.length === 0) return { count: 0, results: [] };
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, ids), onDays(query), ofKind(query), isPublished(events, ctx)))
    .orderBy(asc(events.start), asc(events.id));
  const found = rows.map(({ id }) => id);
  const first = (query.page - 1) * query.page_size;
  const results = await summarise(ctx, found.slice(first, first + query.page_size));
  return { count: found.length, results };
}

async function listWithPast(ctx: ShowContext, query: EventQuery): Promise<EventList> {
  const { db } = ctx;
  const wanted = and(onDays(query), ofKind(query), isPublished(events, ctx));
  const count = await db.$count(
    db.select({ id: events.id }).from(events).where(wanted).limit(maxCounted).as('counted'),
  );
  // Behind the last page the whole archive would be read and skipped.
  const offset = offsetOf(query);
  if (offset >= count) return { count, results: [] };
  const rows = await selectEvents(db)
    .where(wanted)
    .orderBy(desc(events.start), desc(events.id))
    .limit(query.page_size)
    .offset(offset);
  return { count, results: await summariseEvents(ctx, rows) };
}

async function summarise(ctx: ShowContext, ids: number[]) {
  return summariseEvents(ctx, await eventsByIds(ctx, ids));
}
