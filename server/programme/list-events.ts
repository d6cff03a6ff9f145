import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { largestId } from '#contract/calls.ts';
import type { EventSummary } from '#contract/event.ts';
import type { Locale } from '#contract/locale.ts';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { comingEvents, firstBy, isAfter, placeOf } from './coming-events.ts';
import { countEvents } from './count-events.ts';
import { type EventFilter, isCounted, ofKind, onDays } from './event-filter.ts';
import { selectEvents } from './event-rows.ts';
import { events } from './schema.ts';
import { summariseEvents } from './summarise-events.ts';

export interface EventQuery extends EventFilter {
  /** Only these events, past ones too: ids parted by commas. */
  ids?: string | undefined;
  /** What is over as well, latest first. */
  past?: 'with' | undefined;
  /** Where the page before ended; instead of counting off the pages before. */
  after?: string | undefined;
  page: number;
  page_size: number;
}

interface EventList {
  count: number;
  results: EventSummary[];
  /** Where the next page begins; null after the last one, absent in a list that is found by numbers alone. */
  after?: string | null;
}

/** A page of events by their start. Asks the same few queries whatever the page, the filter and the number of events. */
export async function listEvents(
  db: Database,
  query: EventQuery,
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<EventList> {
  noteFilter(query, made);
  if (query.ids !== undefined) return listByIds(db, query, query.ids, locale, now, made);
  if (query.past) return listWithPast(db, query, locale, now, made);
  const { count, nextEnd } = await countEvents(db, query, now);
  if (nextEnd) made.until.add(nextEnd);
  const offset = query.after === undefined ? (query.page - 1) * query.page_size : 0;
  if (offset >= count) return { count, results: [], after: null };
  const places = await findPlaces(db, query, now, { limit: query.page_size + 1, offset });
  const shown = places.slice(0, query.page_size);
  const results = await summarise(
    db,
    shown.map(({ id }) => id),
    locale,
    now,
    made,
  );
  return { count, results, after: places.length > shown.length ? (shown.at(-1)?.place ?? null) : null };
}

/** A list narrowed by more than day, category and venue may change with an event’s words, access or tickets as well. */
function noteFilter(query: EventQuery, { tags: used }: MadeOf): void {
  if (query.ids !== undefined) return;
  if (query.date !== undefined) used.add(tags.eventsOn(query.date));
  else if (query.production === undefined) used.add(tags.events);
  else used.add(tags.productionDates(query.production));
  if (!isCounted({ ...query, production: undefined })) used.add(tags.eventsMatching);
  if (query.category) used.add(tags.categories);
  if (query.venue) used.add(tags.venues);
}

async function findPlaces(db: Database, query: EventQuery, now: Date, cut: { limit: number; offset: number }) {
  const wanted = and(onDays(query), ofKind(query), query.after === undefined ? undefined : isAfter(query.after));
  const found: SQL = query.date === undefined ? comingEvents(wanted, now, cut) : firstBy(wanted, cut);
  const { rows } = await db.execute<{ id: number; place: string }>(
    sql`select found.id, ${placeOf(sql`found`)} as place from (${found}) as found order by found.start, found.id`,
  );
  return rows;
}

async function listByIds(
  db: Database,
  query: EventQuery,
  stored: string,
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<EventList> {
  const ids = [...new Set(stored.split(',').map(Number))].filter((id) => id > 0 && id <= largestId);
  for (const id of ids) made.tags.add(tags.event(id));
  if (ids.length === 0) return { count: 0, results: [] };
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, ids), onDays(query), ofKind(query)))
    .orderBy(asc(events.start), asc(events.id));
  const found = rows.map(({ id }) => id);
  const first = (query.page - 1) * query.page_size;
  const results = await summarise(db, found.slice(first, first + query.page_size), locale, now, made);
  return { count: found.length, results };
}

/** Counted no further. */
const mostCounted = 1000;

async function listWithPast(
  db: Database,
  query: EventQuery,
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<EventList> {
  const wanted = and(onDays(query), ofKind(query));
  const count = await db.$count(
    db.select({ id: events.id }).from(events).where(wanted).limit(mostCounted).as('counted'),
  );
  const rows = await selectEvents(db)
    .where(wanted)
    .orderBy(desc(events.start), desc(events.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return { count, results: await summariseEvents(db, rows, locale, now, made) };
}

async function summarise(db: Database, ids: number[], locale: Locale, now: Date, made: MadeOf) {
  if (ids.length === 0) return [];
  const rows = await selectEvents(db).where(inArray(events.id, ids)).orderBy(asc(events.start), asc(events.id));
  return summariseEvents(db, rows, locale, now, made);
}
