import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { Database } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { addDays, berlinDay, nextMidnight } from './berlin-time.ts';
import { eventDays } from './schema.ts';

/** A year and a month, so that the last month shown is whole. */
const daysAhead = 396;

/** Days from today on that have events, `21.11.2026`, for a year and a month. One query, whatever the number of events. */
export async function listCalendar(db: Database, now: Date, made: MadeOf): Promise<string[]> {
  made.tags.add(tags.events);
  made.until.add(nextMidnight(now));
  const today = berlinDay(now);
  const rows = await db
    .select({ day: eventDays.day })
    .from(eventDays)
    .where(
      and(
        eq(eventDays.categoryId, -1),
        eq(eventDays.venueId, -1),
        gte(eventDays.day, today),
        lte(eventDays.day, addDays(today, daysAhead)),
        gt(eventDays.count, 0),
      ),
    )
    .orderBy(asc(eventDays.day));
  return rows.map(({ day }) => day.split('-').toReversed().join('.'));
}
