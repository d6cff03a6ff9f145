import type { OpenAPIHono } from '@hono/zod-openapi';
import { contactApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { clientAddress } from '../accounts/client-address.ts';
import { createBuckets, type Rate } from '../accounts/token-buckets.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listDepartments } from './list-departments.ts';
import { sendMessage } from './send-message.ts';

/** Messages of one client address: five at once, then one in two minutes. */
const messageRate: Rate = { burst: 5, perSecond: 1 / 120 };

/** Whom one may call or write to, and writing to them. */
export function contactRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, contactApi.list, async ({ params, query, tags: used, context }) => {
    used.add(tags.contact);
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listDepartments(house.db, slice, params.locale));
  });

  const messages = createBuckets(messageRate, house.clock);
  mount(app, house, contactApi.send, async ({ params, body, context }) => {
    const wait = messages.take(clientAddress(context, house.config));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    await sendMessage(house, body, params.locale);
    return { accepted: true as const };
  });
}
