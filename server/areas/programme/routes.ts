import type { Backend } from '../../http/backend.ts';
import { festivalsApi, programmeApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf, pageOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
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
export function programmeRoutes(app: Backend, ctx: AppContext): void {
  eventRoutes(app, ctx);
  productionRoutes(app, ctx);
}

function eventRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, programmeApi.events, async (call) => {
    const list = await listEvents(call.request, call.query);
    return { ...listAnswer(call, list), ...(list.moved && { moved: list.moved }) };
  });
  mountQuery({ app, ctx }, programmeApi.event, (call) => showEvent(ctx, { ...call.request, ...call.params }, call));
  mountQuery({ app, ctx }, programmeApi.categories, async (call) => {
    const { query, address } = call;
    const wanted = { ...query, limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listCategories(call.request, wanted));
  });
  mountQuery({ app, ctx }, programmeApi.venues, async ({ request, address, query, tags: used }) => {
    used.add(tags.venues);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listVenues(request, slice));
  });
  mountQuery({ app, ctx }, programmeApi.calendar, (call) => listCalendar(call.request));
  mountQuery({ app, ctx }, programmeApi.month, (call) => showMonth(call.request, call.query));
}

function productionRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, programmeApi.seasons, async (call) =>
    listAnswer(call, pageOf(await listSeasons(call.request), call.query)),
  );
  mountQuery({ app, ctx }, festivalsApi.festivals, async (call) =>
    listAnswer(call, await listFestivals(call.request, call.query)),
  );
  mountQuery({ app, ctx }, festivalsApi.festival, (call) =>
    showFestival(ctx, { ...call.request, ...call.params, edit: call.query.edit !== undefined }),
  );
  mountQuery({ app, ctx }, programmeApi.productions, async (call) => {
    return listAnswer(call, await listProductions(call.request, call.query));
  });
  mountQuery({ app, ctx }, programmeApi.production, (call) =>
    showProduction(ctx, { ...call.request, ...call.params, edit: call.query.edit !== undefined }, call),
  );
}
