import { and, asc, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/base/localized.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { eventCategories, events, productions, venues } from '../../db/tables/programme.ts';
import { isPublished } from '../../db/visibility.ts';

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

/** Upcoming public events of a production, by start, except one. */
export function comingOfProduction(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
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
export function pastOfProduction(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
  { productionId, limit }: { productionId: number; limit: number },
) {
  const { db, now } = ctx;
  return selectEvents(db)
    .where(and(eq(events.productionId, productionId), lte(events.over, now), isPublished(events, ctx)))
    .orderBy(desc(events.start), desc(events.id))
    .limit(limit);
}
