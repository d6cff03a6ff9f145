import { and, asc, desc, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { RequestContext } from '../../request-context.ts';
import type { CacheDependencies } from '../../platform/invalidation/cache-dependencies.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { comingEvents, firstEvents, isAfter, placeOf } from '../summaries/coming-events.ts';
import { countEvents } from './count-events.ts';
import { type EventFilter, isCounted, ofKind, onDays } from '../summaries/event-filter.ts';
import { selectEvents } from '../summaries/event-rows.ts';
import { events } from '../../db/tables/programme.ts';
import { summariseEvents } from '../summaries/summarise-events.ts';
import { isPublished } from '../../db/visibility.ts';

export interface EventQuery extends EventFilter {
  /** Comma-separated ids: only these events, past ones included. */
  ids?: string | undefined;
  /** Also past events, latest first. */
  past?: 'with' | undefined;
  /** Cursor: the end of the previous page, instead of an offset. */
  after?: string | undefined;
  page: number;
  page_size: number;
}

interface EventList {
  count: number;
  results: EventSummary[];
  /** Cursor of the next page; null after the last one, absent in lists with page numbers only. */
  after?: string | null;
  /** With a day only: events that were announced for it and are on another day now. */
  moved?: EventSummary[];
}

/** A page of events, sorted by start. The number of queries depends neither on the page nor on filter or number of events. */
export async function listEvents(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
  query: EventQuery,
): Promise<EventList> {
  const { deps } = ctx;
  addFilterDependencies(query, deps);
  if (query.ids !== undefined) return listByIds(ctx, { query, stored: query.ids });
  if (query.past) return listWithPast(ctx, query);
  const { count, nextEnd } = await countEvents(ctx, query);
  if (nextEnd) deps.expiresAt.add(nextEnd);
  const moved = await findMoved(ctx, query);
  const offset = query.after === undefined ? (query.page - 1) * query.page_size : 0;
  if (offset >= count) return { count, results: [], after: null, ...moved };
  const places = await findPlaces(ctx, { query, cut: { limit: query.page_size + 1, offset } });
  const shown = places.slice(0, query.page_size);
  const results = await summarise(
    ctx,
    shown.map(({ id }) => id),
  );
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

async function findPlaces(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
  { query, cut }: { query: EventQuery; cut: { limit: number; offset: number } },
) {
  const { db } = ctx;
  const wanted = and(onDays(query), ofKind(query), query.after === undefined ? undefined : isAfter(query.after));
  const found: SQL = query.date === undefined ? comingEvents(wanted, ctx, cut) : firstEvents(wanted, ctx, cut);
  const { rows } = await db.execute<{ id: number; place: string }>(
    sql`select found.id, ${placeOf(sql`found`)} as place from (${found}) as found order by found.start, found.id`,
  );
  return rows;
}

/** Found through an index of moved events only, which are few. */
async function findMoved(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
  query: EventQuery,
): Promise<Pick<EventList, 'moved'>> {
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
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
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

/** Maximum number of events that are named as moved from a day. */
const maxMoved = 20;
/** Counted up to this number. */
const maxCounted = 1000;

async function listWithPast(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>,
  query: EventQuery,
): Promise<EventList> {
  const { db } = ctx;
  const wanted = and(onDays(query), ofKind(query), isPublished(events, ctx));
  const count = await db.$count(
    db.select({ id: events.id }).from(events).where(wanted).limit(maxCounted).as('counted'),
  );
  const rows = await selectEvents(db)
    .where(wanted)
    .orderBy(desc(events.start), desc(events.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { count, results: await summariseEvents(ctx, rows) };
}

async function summarise(ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'visibility' | 'deps'>, ids: number[]) {
  const { db } = ctx;
  if (ids.length === 0) return [];
  const rows = await selectEvents(db).where(inArray(events.id, ids)).orderBy(asc(events.start), asc(events.id));
  return summariseEvents(ctx, rows);
}
