import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { eventDays } from '../../db/tables/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import { isPublished } from '../../db/publication.ts';

/** One year and one month, so that the last visible month is complete. */
const daysAhead = 396;

/** Days with events from today on, `21.11.2026`, for one year and one month. One query for any number of events. */
export async function listCalendar(ctx: Pick<RequestContext, 'db' | 'now' | 'deps'>): Promise<string[]> {
  const { db, now, deps } = ctx;
  deps.tags.add(tags.events);
  deps.expiresAt.add(nextMidnight(now));
  const today = berlinDay(now);
  const rows = await db
    .selectDistinct({ day: eventDays.day })
    .from(eventDays)
    .where(
      and(
        eq(eventDays.categoryId, -1),
        eq(eventDays.venueId, -1),
        gte(eventDays.day, today),
        lte(eventDays.day, addDays(today, daysAhead)),
        gt(eventDays.count, 0),
        isPublished(eventDays, now),
      ),
    )
    .orderBy(asc(eventDays.day));
  return rows.map(({ day }) => day.split('-').toReversed().join('.'));
}
