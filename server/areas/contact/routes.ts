import type { Backend } from '../../http/backend.ts';
import { contactApi } from '#contract/api.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount, mountQuery } from '../../http/mount.ts';
import { takeOrRefuse } from '../../http/take-or-refuse.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listDepartments } from './list-departments.ts';
import { sendMessage } from './send-message.ts';

/** Messages per client address: a burst of five, then one every two minutes. */
const messageRate: Rate = { burst: 5, perSecond: 1 / 120 };

/** The list of departments, and messages to them. */
export function contactRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, contactApi.list, async ({ request, query, tags: used, address }) => {
    used.add(tags.contact);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listDepartments(request, slice));
  });

  const messages = ctx.limits.open('contact', messageRate);
  mount({ app, ctx }, contactApi.send, async ({ params, body, context }) => {
    await takeOrRefuse(context, ctx, messages);
    await sendMessage(ctx, body, params.locale);
    return { accepted: true as const };
  });
}
