import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { AppContext, SessionUser } from '../../app-context.ts';

const actors = new AsyncLocalStorage<SessionUser | null>();
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Makes the user of a write request available to all code that handles it. */
export function withActor(ctx: AppContext): MiddlewareHandler {
  return async (context, next) => {
    if (reading.has(context.req.method)) return next();
    return actors.run(await ctx.accounts.userOf(context.req.raw), next);
  };
}

/** The user who sent the current write; null for visitors and periodic jobs. */
export function currentActor(): SessionUser | null {
  return actors.getStore() ?? null;
}
