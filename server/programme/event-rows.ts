import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../house.ts';
import { eventCategories, events, productions, venues } from './schema.ts';

/** An event with what it belongs to, as far as lists show it. */
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** A query for events with venue, category and production; narrow it with `where`, `orderBy`, `limit`. */
export function selectEvents(db: Database | Transaction) {
  return db
    .select({
      event: events,
      venue: { slug: venues.slug, name: venues.name },
      category: { slug: eventCategories.slug, name: eventCategories.name },
      production: {
        composer: productions.composer,
        languages: productions.languages,
        surtitles: productions.surtitles,
        durationMinutes: productions.durationMinutes,
        intervals: productions.intervals,
      },
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(eventCategories, eq(eventCategories.id, events.categoryId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .$dynamic();
}

/** Dates of a production that are still to come, by start, but for one of them. */
export function comingOfProduction(db: Database, productionId: number, now: Date, limit: number, except = 0) {
  return selectEvents(db)
    .where(and(eq(events.productionId, productionId), gt(events.over, now), ne(events.id, except)))
    .orderBy(asc(events.start), asc(events.id))
    .limit(limit);
}

/** Dates of a production that are over, latest first. */
export function pastOfProduction(db: Database, productionId: number, now: Date, limit: number) {
  return selectEvents(db)
    .where(and(eq(events.productionId, productionId), lte(events.over, now)))
    .orderBy(desc(events.start), desc(events.id))
    .limit(limit);
}
