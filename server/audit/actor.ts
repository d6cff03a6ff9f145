import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { House, SessionUser } from '../house.ts';

const actors = new AsyncLocalStorage<SessionUser | null>();
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Knows, for everything that a write does, who sent it. Who they are has been found out before. */
export function knowActor(house: House): MiddlewareHandler {
  return async (context, next) => {
    if (reading.has(context.req.method)) return next();
    return actors.run(await house.accounts.userOf(context.req.raw), next);
  };
}

/** Who sent the write that is being done; null for visitors, and for what the house does by itself. */
export function currentActor(): SessionUser | null {
  return actors.getStore() ?? null;
}
