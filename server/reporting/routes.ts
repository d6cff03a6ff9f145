import type { OpenAPIHono } from '@hono/zod-openapi';
import { reportsApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import { clientAddress } from '../accounts/client-address.ts';
import { createBuckets, type Rate } from '../accounts/token-buckets.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';

/** Reports of one client address: twenty at once, then one in half a minute. */
const reportRate: Rate = { burst: 20, perSecond: 1 / 30 };
const largest = 32 * 1024;

/** Failures in visitors’ browsers come here, so that no browser talks to the service that collects them. */
export function reportsRoutes(app: OpenAPIHono, house: House): void {
  const reports = createBuckets(reportRate, house.clock);
  app.use('/reports', async (context, next) => {
    if (Number(context.req.header('content-length') ?? Infinity) > largest) throw new AppError('payload_too_large');
    const wait = reports.take(clientAddress(context, house.config));
    if (wait === 0) return next();
    context.header('Retry-After', String(wait));
    throw new AppError('too_many_requests');
  });
  mount(app, house, reportsApi.send, async ({ body, context }) => {
    house.reporter.passOn(body, context.req.header('user-agent'));
    return null;
  });
}
