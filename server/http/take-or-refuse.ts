import type { Context } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../app-context.ts';
import type { Limit } from '../platform/limits/rate-limiter.ts';
import { clientAddress } from './client-address.ts';

/** Takes one of what a client may do; throws 429 with Retry-After if nothing is left. */
export async function takeOrRefuse(
  context: Context,
  { config }: Pick<AppContext, 'config'>,
  limit: Limit,
): Promise<void> {
  const wait = await limit.take(clientAddress(context, config));
  if (wait > 0) throw new AppError('too_many_requests', undefined, { retryAfter: wait });
}
