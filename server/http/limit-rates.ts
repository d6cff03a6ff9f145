import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';
import type { Rate } from '../platform/token-buckets.ts';
import { takeOrRefuse } from './take-or-refuse.ts';

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

/** Answers 429 with Retry-After to a client that sends too many requests. Every process counts the same. */
export function limitRates(
  ctx: Pick<AppContext, 'config' | 'limits'>,
  rates: RateLimits = defaultRates,
): MiddlewareHandler {
  const auth = ctx.limits.open('auth', rates.auth);
  const writes = ctx.limits.open('writes', rates.writes);
  return async (context, next) => {
    const isAuth = context.req.path.startsWith('/auth/');
    if (!isAuth && reading.has(context.req.method)) return next();
    await takeOrRefuse(context, ctx, isAuth ? auth : writes);
    return next();
  };
}
