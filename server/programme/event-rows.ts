import { eq } from 'drizzle-orm';
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
