import type { OpenAPIHono } from '@hono/zod-openapi';
import { subscriptionsApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { showSubscription } from './show-subscription.ts';

/** Season subscriptions. */
export function subscriptionsRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, subscriptionsApi.list, async ({ params, query, tags: used, context }) => {
    used.add(tags.subscriptions);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listSubscriptions(house.db, query, slice, params.locale, used));
  });

  mount(app, house, subscriptionsApi.show, (call) => {
    const question = { ...call.params, edit: call.query.edit !== undefined, user: call.user };
    return showSubscription(house, question, call);
  });
}
