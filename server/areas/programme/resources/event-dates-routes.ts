import type { OpenAPIHono } from '@hono/zod-openapi';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { conflictsOfChanges } from '../season-calendar/conflicts-of-changes.ts';
import { showSeasonCalendar } from '../season-calendar/show-season-calendar.ts';
import { createSeries } from './create-series.ts';
import { findLastCast } from './last-cast.ts';

/** Operations on events other than creating and changing a single one. */
export function eventDatesRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, eventDatesApi.series, async ({ body }) => ({ events: await createSeries(ctx, body) }));
  mount({ app, ctx }, seasonCalendarApi.show, ({ request, query }) => showSeasonCalendar(request, query));
  mount({ app, ctx }, seasonCalendarApi.conflicts, ({ request, query: { event_id: id, start, end } }) =>
    conflictsOfChanges(request, [{ id, start: new Date(start), end: end === undefined ? null : new Date(end) }]),
  );
  mount({ app, ctx }, eventDatesApi.lastCast, ({ query }) => findLastCast(ctx.db, query));
}
