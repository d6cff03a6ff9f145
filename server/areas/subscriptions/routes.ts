import type { Backend } from '../../http/backend.ts';
import { subscriptionsApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { showSubscription } from './show-subscription.ts';

/** Season subscriptions. */
export function subscriptionsRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, subscriptionsApi.list, async ({ request, query, tags: used, address }) => {
    used.add(tags.subscriptions);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listSubscriptions(request, { filter: query, slice }));
  });

  mountQuery({ app, ctx }, subscriptionsApi.show, (call) => {
    const question = { ...call.request, ...call.params, edit: call.query.edit !== undefined };
    return showSubscription(ctx, question, call);
  });
}
