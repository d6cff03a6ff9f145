import type { OpenAPIHono } from '@hono/zod-openapi';
import { reportsApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import { clientAddress } from '../../http/client-address.ts';
import { createBuckets, type Rate } from '../../platform/token-buckets.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';

/** Rate limit per client address: a burst of twenty, then one every 30 seconds. */
const reportRate: Rate = { burst: 20, perSecond: 1 / 30 };
const largest = 32 * 1024;

/** Receives error reports from visitors’ browsers and forwards them, so that browsers do not contact the error tracker. */
export function reportsRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const reports = createBuckets(reportRate, ctx.clock);
  app.use('/reports', async (context, next) => {
    if (Number(context.req.header('content-length') ?? Infinity) > largest) throw new AppError('payload_too_large');
    const wait = reports.take(clientAddress(context, ctx.config));
    if (wait > 0) throw new AppError('too_many_requests', undefined, { retryAfter: wait });
    return next();
  });
  mount({ app, ctx }, reportsApi.send, async ({ body, context }) => {
    ctx.reporter.reportFromBrowser(body, context.req.header('user-agent'));
  });
}
