import type { OpenAPIHono } from '@hono/zod-openapi';
import { festivalsApi, programmeApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf, pageOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listFestivals, showFestival } from './festivals.ts';
import { listCalendar } from './list-calendar.ts';
import { listEvents } from './list-events.ts';
import { listProductions } from './list-productions.ts';
import { listSeasons } from './list-seasons.ts';
import { listCategories, listVenues } from './list-venues.ts';
import { showEvent } from './show-event.ts';
import { showMonth } from './show-month.ts';
import { showProduction } from './show-production.ts';

/** The programme: seasons, productions, events. */
export function programmeRoutes(app: OpenAPIHono, ctx: AppContext): void {
  eventRoutes(app, ctx);
  productionRoutes(app, ctx);
}

function eventRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, programmeApi.events, async (call) => {
    const list = await listEvents(call.request, call.query);
    return { ...listAnswer(call.context, call.query, list), ...(list.moved && { moved: list.moved }) };
  });
  mount({ app, ctx }, programmeApi.event, (call) => showEvent(ctx, { ...call.request, ...call.params }, call));
  mount({ app, ctx }, programmeApi.categories, async (call) => {
    const { context, query } = call;
    const wanted = { ...query, limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listCategories(call.request, wanted));
  });
  mount({ app, ctx }, programmeApi.venues, async ({ request, context, query, tags: used }) => {
    used.add(tags.venues);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listVenues(request, slice));
  });
  mount({ app, ctx }, programmeApi.calendar, (call) => listCalendar(call.request));
  mount({ app, ctx }, programmeApi.month, (call) => showMonth(call.request, call.query));
}

function productionRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, programmeApi.seasons, async (call) =>
    listAnswer(call.context, call.query, pageOf(await listSeasons(call.request), call.query)),
  );
  mount({ app, ctx }, festivalsApi.festivals, async (call) =>
    listAnswer(call.context, call.query, await listFestivals(call.request, call.query)),
  );
  mount({ app, ctx }, festivalsApi.festival, (call) =>
    showFestival(ctx, { ...call.request, ...call.params, edit: call.query.edit !== undefined }),
  );
  mount({ app, ctx }, programmeApi.productions, async (call) => {
    return listAnswer(call.context, call.query, await listProductions(call.request, call.query));
  });
  mount({ app, ctx }, programmeApi.production, (call) =>
    showProduction(ctx, { ...call.request, ...call.params, edit: call.query.edit !== undefined }, call),
  );
}
