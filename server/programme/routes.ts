import type { OpenAPIHono } from '@hono/zod-openapi';
import { programmeApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { eventSummaries, listEvents } from './list-events.ts';

/** Events, as far as event modules and their picker need them. */
export function programmeRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, programmeApi.events, async ({ params, query, tags: used, context }) => {
    used.add(tags.events);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    const found = await listEvents(house.db, query, slice, params.locale, house.clock(), used);
    return listAnswer(context, query, found);
  });

  mount(app, house, programmeApi.event, async ({ params, tags: used }) => {
    used.add(tags.event(params.id));
    const found = await eventSummaries(house.db, [params.id], params.locale, house.clock, used);
    const event = found[params.id];
    if (!event) throw new AppError('not_found');
    return event;
  });
}
