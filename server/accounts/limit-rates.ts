import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';
import { clientAddress } from './client-address.ts';
import { createBuckets, type Rate } from './token-buckets.ts';

/** How many calls one client address may make: a burst, and what comes back each second. */
export interface RateLimits {
  /** Everything under /auth. */
  auth: Rate;
  /** Every call that may change something. */
  writes: Rate;
}

export const defaultRates: RateLimits = {
  auth: { burst: 60, perSecond: 1 },
  writes: { burst: 1200, perSecond: 20 },
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers 429 with Retry-After to a client that calls too often. Counts in this process only. */
export function limitRates(house: House, rates: RateLimits = defaultRates): MiddlewareHandler {
  const auth = createBuckets(rates.auth, house.clock);
  const writes = createBuckets(rates.writes, house.clock);
  return async (context, next) => {
    const isAuth = context.req.path.startsWith('/auth/');
    if (!isAuth && reading.has(context.req.method)) return next();
    const wait = (isAuth ? auth : writes).take(clientAddress(context, house.config));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    return next();
  };
}
