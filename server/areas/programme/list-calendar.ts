import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import { onDays } from '../summaries/event-filter.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { eventDays, events } from '../../db/tables/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { addDays, type DayRange } from '#time/calendar-day.ts';
import { isPublished } from '../../db/visibility.ts';

/** One year and one month, so that the last visible month is complete. */
const daysAhead = 396;

/** Days with events from today on, `21.11.2026`, for one year and one month. One query for any number of events. */
export async function listCalendar(ctx: Pick<RequestContext, 'db' | 'now' | 'visibility' | 'deps'>): Promise<string[]> {
  const { now, deps } = ctx;
  deps.tags.add(tags.events);
  deps.expiresAt.add(nextMidnight(now));
  const today = berlinDay(now);
  const range = [today, addDays(today, daysAhead)] as const;
  const days = await (ctx.visibility === 'public' ? countedDays(ctx, range) : previewedDays(ctx, range));
  return days.map((day) => day.split('-').toReversed().join('.'));
}

async function countedDays(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
  [first, last]: DayRange,
): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ day: eventDays.day })
    .from(eventDays)
    .where(
      and(
        eq(eventDays.categoryId, -1),
        eq(eventDays.venueId, -1),
        gte(eventDays.day, first),
        lte(eventDays.day, last),
        gt(eventDays.count, 0),
        isPublished(eventDays, ctx),
      ),
    )
    .orderBy(asc(eventDays.day));
  return rows.map(({ day }) => day);
}

/** The stored counts are those of public events. */
async function previewedDays(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
  [from, to]: DayRange,
): Promise<string[]> {
  const day = sql<string>`(${events.start} at time zone ${sql.raw(`'${berlinZone}'`)})::date::text`;
  const rows = await ctx.db
    .selectDistinct({ day })
    .from(events)
    .where(and(onDays({ from, to }), isPublished(events, ctx)))
    .orderBy(asc(day));
  return rows.map((row) => row.day);
}
