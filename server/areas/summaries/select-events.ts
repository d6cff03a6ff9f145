import { and, arrayContains, asc, desc, eq, gt, gte, inArray, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/base/localized.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { containsPattern } from '#text/like-pattern.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { eventCategories, events, productions, venues } from '../../db/tables/programme.ts';
import { isPublished, type Viewer } from '../../db/visibility.ts';
import type { FindContext } from '../../request-context.ts';
import type { z } from 'zod';
import type { programmeApi } from '#contract/api.ts';

/** Filter of a list of events; every field is optional. Without days, upcoming events only. */
export type EventFilter = Partial<
  Omit<z.output<typeof programmeApi.events.query>, 'past' | 'after' | 'ids' | 'page' | 'page_size'>
>;

const maxWords = 8;

/** Whether the stored counts by day, category and venue apply to this filter. */
export function isCounted({ access, availability, production, series, query }: EventFilter): boolean {
  return (
    !access &&
    availability === undefined &&
    production === undefined &&
    series === undefined &&
    wordsOf(query).length === 0
  );
}

/** Condition for everything in the filter except the days. */
export function ofKind(filter: EventFilter): SQL | undefined {
  const { category, venue, access = '', availability, production, series, query } = filter;
  const offers = access.split(',').filter(Boolean);
  return and(
    category ? sql`${events.categoryId} = ${categoryId(category)}` : undefined,
    venue ? sql`${events.venueId} = ${venueId(venue)}` : undefined,
    // One condition each, because each rare offer has an index of its own.
    ...offers.map((offer) => arrayContains(events.access, [offer])),
    availability ? and(inArray(events.availability, ['available', 'few']), isNotPrivate()) : undefined,
    production === undefined ? undefined : eq(events.productionId, production),
    series === undefined ? undefined : eq(events.festivalId, series),
    ...wordsOf(query).map(mentions),
  );
}

/** Events that begin on the requested days. */
export function onDays({ date, from, to }: Pick<EventFilter, 'date' | 'from' | 'to'>): SQL | undefined {
  return and(
    ...[date, from].map((day) => (day === undefined ? undefined : gte(events.start, midnight(day)))),
    ...[date, to].map((day) => (day === undefined ? undefined : lt(events.start, midnight(day, 1)))),
  );
}

/** Excludes closed performances. */
export function isNotPrivate(): SQL {
  return not(sql`${events.flags} ? 'private-event'`);
}

/** Id of a category by its slug; null for an unknown slug. */
export function categoryId(slug: string): SQL {
  return sql`(select ${eventCategories.id} from ${eventCategories} where ${eventCategories.slug} = ${slug})`;
}

export function venueId(slug: string): SQL {
  return sql`(select ${venues.id} from ${venues} where ${venues.slug} = ${slug})`;
}

/** The start of a day in Berlin, or of the day `later` days after it. */
export function midnight(day: string | SQL, later = 0): SQL {
  const shown = typeof day === 'string' ? sql`${day}::date` : day;
  return sql`((${shown} + ${sql.raw(String(later))})::timestamp at time zone ${sql.raw(`'${berlinZone}'`)})`;
}

function wordsOf(query = ''): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

function mentions(word: string): SQL {
  const pattern = containsPattern(word);
  return sql`event_words(${events.title}, ${events.subtitle}) like fold_text(${pattern})`;
}

const hour = 3_600_000;
/** Longer than an event without an end may last; longer events have an index of their own, `events_long`. */
const longHours = 36;

export interface Cut {
  limit: number;
  offset?: number;
}

/**
 * Rows `id, start`, by start, of public events that are not over and match `filter`. Long events are looked up in their own small
 * index, others are read from 36 hours ago on, so that the archive is never scanned.
 */
export function comingEvents(filter: SQL | undefined, viewer: Viewer, { limit, offset = 0 }: Cut): SQL {
  const { now } = viewer;
  const since = new Date(now.getTime() - longHours * hour);
  const max = limit + offset;
  const wanted = and(filter, isPublished(events, viewer));
  const old = and(isLong(), gt(events.over, now), lt(events.start, since), wanted);
  const recent = and(gte(events.start, since), gt(events.over, now), wanted);
  return sql`
    select id, start from ((${byStart(old, { limit: max })}) union all (${byStart(recent, { limit: max })})) as coming
    order by start, id limit ${limit} offset ${offset}`;
}

/** Rows `id, start`, by start, of public events that match `wanted`, past ones included. */
export function firstEvents(wanted: SQL | undefined, viewer: Viewer, cut: Cut): SQL {
  return byStart(and(wanted, isPublished(events, viewer)), cut);
}

function byStart(wanted: SQL | undefined, { limit, offset = 0 }: Cut): SQL {
  return sql`
    select ${events.id} as id, ${events.start} as start from ${events} where ${wanted ?? sql`true`}
    order by ${events.start}, ${events.id} limit ${limit} offset ${offset}`;
}

function isLong(): SQL {
  return sql`${events.over} - ${events.start} > interval '36 hours'`;
}

/** Condition for events after a cursor, which contains start (microseconds since 1970) and id. */
export function isAfter(place: string): SQL {
  const [micros = '0', id = '0'] = place.split('_');
  return sql`(${events.start}, ${events.id}) > (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::int)`;
}

/** Cursor of a row with `id` and `start`, for `isAfter`. */
export function placeOf(row: SQL): SQL<string> {
  return sql`(extract(epoch from ${row}.start) * 1000000)::bigint::text || '_' || ${row}.id::text`;
}

const replacements = alias(events, 'replacement');

/**
 * What lists show of an event, with the languages and the length of its production where it has none of its own; its
 * long texts, prices and bookkeeping are not read for them.
 */
const listed = {
  id: events.id,
  productionId: events.productionId,
  slug: events.slug,
  title: events.title,
  subtitle: events.subtitle,
  start: events.start,
  end: events.end,
  over: events.over,
  venueId: events.venueId,
  flags: events.flags,
  availability: events.availability,
  previousDates: events.previousDates,
  priceFrom: events.priceFrom,
  priceTo: events.priceTo,
  ticketLink: events.ticketLink,
  onSaleAt: events.onSaleAt,
  languages: sql<string[]>`coalesce(${events.languages}, ${productions.languages}, '{}')`,
  surtitles: sql<string[]>`coalesce(${events.surtitles}, ${productions.surtitles}, '{}')`,
  durationMinutes: sql<number | null>`coalesce(${events.durationMinutes}, ${productions.totalMinutes})`,
  intervals: sql<number | null>`coalesce(${events.intervals}, ${productions.totalIntervals})`,
  access: events.access,
  changeNotices: events.changeNotices,
  state: events.state,
  publicAt: events.publicAt,
};

/** An event with its related rows, as far as lists show them. */
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** A query for events with venue, category and production; filter it with `where`, `orderBy`, `limit`. */
export function selectEvents(db: Database | Transaction) {
  return db
    .select({
      event: listed,
      venue: { slug: venues.slug, name: venues.name },
      category: { slug: eventCategories.slug, name: eventCategories.name },
      composer: productions.composer,
      /** Name of the venue for which a moved event was first announced; a join would take longer to plan. */
      announcedVenue: sql<Localized<string> | null>`(
        select a.name from ${venues} a where a.id = (${events.previousDates}->0->>'venue_id')::int)`,
      /** Also while it is not public: check before it is shown. */
      replacement: {
        id: replacements.id,
        slug: replacements.slug,
        title: replacements.title,
        start: replacements.start,
        publicAt: replacements.publicAt,
      },
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(eventCategories, eq(eventCategories.id, events.categoryId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(replacements, eq(replacements.id, events.replacementId))
    .$dynamic();
}

const publicEvents = prepared('public_events_by_id', (db) =>
  selectEvents(db)
    .where(
      and(
        // One parameter: a list of forty costs more to write and read than the rest of the condition.
        sql`${events.id} = any(${sql.placeholder('ids')})`,
        lte(events.publicAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(events.start), asc(events.id)),
);

/** Events by id, by start; without deleted ones and those that the viewer may not see. */
export async function eventsByIds(ctx: FindContext, ids: number[]): Promise<EventRow[]> {
  const { db, now } = ctx;
  if (ids.length === 0) return [];
  if (ctx.visibility === 'public') return publicEvents(db).execute({ ids, now: now.toISOString() });
  return selectEvents(db)
    .where(and(inArray(events.id, ids), isPublished(events, ctx)))
    .orderBy(asc(events.start), asc(events.id));
}

/** Upcoming public events of a production, by start, except one. */
export function comingOfProduction(
  ctx: FindContext,
  { productionId, limit, except = 0 }: { productionId: number; limit: number; except?: number },
) {
  const { db, now } = ctx;
  return selectEvents(db)
    .where(
      and(eq(events.productionId, productionId), gt(events.over, now), ne(events.id, except), isPublished(events, ctx)),
    )
    .orderBy(asc(events.start), asc(events.id))
    .limit(limit);
}

/** Past public events of a production, latest first. */
export function pastOfProduction(ctx: FindContext, { productionId, limit }: { productionId: number; limit: number }) {
  const { db, now } = ctx;
  return selectEvents(db)
    .where(and(eq(events.productionId, productionId), lte(events.over, now), isPublished(events, ctx)))
    .orderBy(desc(events.start), desc(events.id))
    .limit(limit);
}
