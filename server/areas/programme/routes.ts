import type { Backend } from '../../http/backend.ts';
import { festivalsApi, programmeApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, pageOf, sliceOf } from '../../http/list-answer.ts';
import { entryOf, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listFestivals, getFestival } from './festivals.ts';
import { listEvents } from './list-events.ts';
import { listProductions } from './list-productions.ts';
import { listSeasons } from './list-seasons.ts';
import { listCategories, listVenues } from './list-venues.ts';
import { getEvent } from './get-event.ts';
import { getMonth } from './get-month.ts';
import { getProduction } from './get-production.ts';
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { FindContext, RequestContext } from '../../request-context.ts';
import { onDays } from '../summaries/select-events.ts';
import { eventDays, events } from '../../db/tables/programme.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { addDays, type DayRange } from '#time/calendar-day.ts';
import { isPublished } from '../../db/visibility.ts';

/** The programme: seasons, productions, events. */
export function programmeRoutes(app: Backend, ctx: AppContext): void {
  eventRoutes(app, ctx);
  productionRoutes(app, ctx);
}

function eventRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, programmeApi.events, listEvents);
  mountQuery({ app, ctx }, programmeApi.event, (call) => getEvent(entryOf(call)));
  mountQuery({ app, ctx }, programmeApi.categories, async (call) =>
    listAnswer(call, await listCategories(call.request, { ...call.query, ...sliceOf(call.query) })),
  );
  mountQuery({ app, ctx }, programmeApi.venues, async (call) =>
    listAnswer(call, await listVenues(call.request, sliceOf(call.query))),
  );
  mountQuery({ app, ctx }, programmeApi.calendar, (call) => listCalendar(call.request));
  mountQuery({ app, ctx }, programmeApi.month, (call) => getMonth(call.request, call.query));
}

function productionRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, programmeApi.seasons, async (call) =>
    listAnswer(call, pageOf(await listSeasons(call.request), call.query)),
  );
  mountQuery({ app, ctx }, festivalsApi.festivals, async (call) =>
    listAnswer(call, await listFestivals(call.request, call.query)),
  );
  mountQuery({ app, ctx }, festivalsApi.festival, (call) => getFestival(entryOf(call)));
  mountQuery({ app, ctx }, programmeApi.productions, async (call) =>
    listAnswer(call, await listProductions(call.request, call.query)),
  );
  mountQuery({ app, ctx }, programmeApi.production, (call) => getProduction(entryOf(call)));
}

/** One year and one month, so that the last visible month is complete. */
const daysAhead = 396;

/** Days with events from today on, `21.11.2026`, for one year and one month. One query for any number of events. */
async function listCalendar(ctx: Pick<RequestContext, 'db' | 'now' | 'visibility' | 'deps'>): Promise<string[]> {
  const { now, deps } = ctx;
  deps.tags.add(tags.events);
  deps.expiresAt.add(nextMidnight(now));
  const today = berlinDay(now);
  const range = [today, addDays(today, daysAhead)] as const;
  const days = await (ctx.visibility === 'public' ? countedDays(ctx, range) : previewedDays(ctx, range));
  return days.map((day) => day.split('-').toReversed().join('.'));
}

async function countedDays(ctx: FindContext, [first, last]: DayRange): Promise<string[]> {
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
async function previewedDays(ctx: FindContext, [from, to]: DayRange): Promise<string[]> {
  const day = sql<string>`(${events.start} at time zone ${sql.raw(`'${berlinZone}'`)})::date::text`;
  const rows = await ctx.db
    .selectDistinct({ day })
    .from(events)
    .where(and(onDays({ from, to }), isPublished(events, ctx)))
    .orderBy(asc(day));
  return rows.map((row) => row.day);
}
