import type { OpenAPIHono } from '@hono/zod-openapi';
import { largestId } from '#contract/base/parameters.ts';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { listCasts } from './list-casts.ts';
import { substitute, takeBack } from './substitute.ts';

/** Casts of events as they are performed, and who takes over a line. */
export function substitutionsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, eventDatesApi.casts, async ({ query, request }) => {
    const ids = query.ids?.split(',').map(Number);
    return {
      events: await listCasts(request, {
        ids: ids?.filter((id) => id <= largestId),
        productionId: query.production_id,
      }),
    };
  });
  mount({ app, ctx }, eventDatesApi.substitute, async ({ body, request }) => {
    const { event_ids: eventIds, role_id: roleId, replaced_id: replacedId, person_id: personId, notice } = body;
    await substitute(ctx, { eventIds, roleId, replacedId, personId, notice });
    return { events: await listCasts(request, { ids: eventIds }) };
  });
  mount({ app, ctx }, eventDatesApi.takeBack, async ({ body, params, request }) => {
    await takeBack(ctx, { eventId: params.id, roleId: body.role_id, insteadOfId: body.instead_of_id });
    return { events: await listCasts(request, { ids: [params.id] }) };
  });
}
