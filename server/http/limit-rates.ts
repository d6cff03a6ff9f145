import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from './client-address.ts';
import { createBuckets, type Rate } from '../platform/token-buckets.ts';

/** Requests that one client address may send: the burst, and how many are added each second. */
export interface RateLimits {
  /** Everything under /auth. */
  auth: Rate;
  /** Every request that may change data. */
  writes: Rate;
}

export const defaultRates: RateLimits = {
  auth: { burst: 60, perSecond: 1 },
  writes: { burst: 1200, perSecond: 20 },
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers 429 with Retry-After to a client that sends too many requests. Counts in this process only. */
export function limitRates(ctx: AppContext, rates: RateLimits = defaultRates): MiddlewareHandler {
  const auth = createBuckets(rates.auth, ctx.clock);
  const writes = createBuckets(rates.writes, ctx.clock);
  return async (context, next) => {
    const isAuth = context.req.path.startsWith('/auth/');
    if (!isAuth && reading.has(context.req.method)) return next();
    const wait = (isAuth ? auth : writes).take(clientAddress(context, ctx.config));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    return next();
  };
}
