import type { OpenAPIHono } from '@hono/zod-openapi';
import { programmeApi } from '#contract/api.ts';
import type { House, SessionUser } from '../house.ts';
import { listAnswer, offsetOf, pageOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listCalendar } from './list-calendar.ts';
import { listEvents } from './list-events.ts';
import { listProductions } from './list-productions.ts';
import { listSeasons } from './list-seasons.ts';
import { listCategories, listVenues } from './list-venues.ts';
import { showEvent } from './show-event.ts';
import { showMonth } from './show-month.ts';
import { showProduction } from './show-production.ts';

const audienceOf = (user: SessionUser | null) => (user ? 'editor' : 'visitor');

/** The programme: seasons, productions, events. */
export function programmeRoutes(app: OpenAPIHono, house: House): void {
  eventRoutes(app, house);
  productionRoutes(app, house);
}

function eventRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock } = house;
  mount(app, house, programmeApi.events, async (call) =>
    listAnswer(call.context, call.query, await listEvents(db, call.query, call.params.locale, clock(), call)),
  );
  mount(app, house, programmeApi.event, (call) =>
    showEvent(house, { ...call.params, audience: audienceOf(call.user) }, call),
  );
  mount(app, house, programmeApi.categories, async (call) => {
    const { context, query, params } = call;
    const wanted = { ...query, limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listCategories(db, wanted, params.locale, call.tags));
  });
  mount(app, house, programmeApi.venues, async ({ context, query, params, tags: used }) => {
    used.add(tags.venues);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listVenues(db, slice, params.locale));
  });
  mount(app, house, programmeApi.calendar, (call) => listCalendar(db, clock(), call));
  mount(app, house, programmeApi.month, (call) => showMonth(db, call.query, call.params.locale, clock(), call));
}

function productionRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock } = house;
  mount(app, house, programmeApi.seasons, async (call) =>
    listAnswer(call.context, call.query, pageOf(await listSeasons(db, call.params.locale, clock(), call), call.query)),
  );
  mount(app, house, programmeApi.productions, async (call) => {
    const reader = { locale: call.params.locale, audience: audienceOf(call.user) } as const;
    return listAnswer(call.context, call.query, await listProductions(db, call.query, reader, clock(), call));
  });
  mount(app, house, programmeApi.production, (call) =>
    showProduction(house, { ...call.params, edit: call.query.edit !== undefined, user: call.user }, call),
  );
}
