import type { OpenAPIHono } from '@hono/zod-openapi';
import { subscriptionsApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { showSubscription } from './show-subscription.ts';

/** Season subscriptions. */
export function subscriptionsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, subscriptionsApi.list, async ({ request, query, tags: used, context }) => {
    used.add(tags.subscriptions);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listSubscriptions(request, { filter: query, slice }));
  });

  mount({ app, ctx }, subscriptionsApi.show, (call) => {
    const question = { ...call.request, ...call.params, edit: call.query.edit !== undefined };
    return showSubscription(ctx, question, call);
  });
}
