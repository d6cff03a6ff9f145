import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../env.ts';
import type { House } from '../house.ts';
import { createCsrfTokens, csrfHeader } from './csrf-token.ts';
import { isSecure, sessionCookieOf } from './session-cookie.ts';

/**
 * Signing in, choosing a password by a link, writing to the house and reporting a failure use no right of a session that may be there; the origin check
 * keeps other sites out.
 */
const forEveryone =
  /^\/auth\/(?:sign-in\/email|two-factor\/verify-(?:totp|backup-code))$|^\/reports\/?$|^\/[a-z]+\/api\/(?:contact\/messages|newsletter(?:\/confirm|\/unsubscribe)?|account\/(?:forgotten|set)-password)\/?$/;
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site makes with somebody's session: 403 `csrf`, before anything is read or written. */
export function checkCsrf(house: House): MiddlewareHandler {
  const tokens = createCsrfTokens(house.config);
  return async (context, next) => {
    const request = context.req.raw;
    if (safe.has(request.method)) return next();
    if (!isSameOrigin(request, house.config)) throw new AppError('csrf');
    if (forEveryone.test(context.req.path)) return next();
    const session = sessionCookieOf(house.config, request.headers.get('cookie'));
    if (session === null || !(await house.accounts.userOf(request))) return next();
    if (!tokens.matches(session, request.headers.get(csrfHeader))) throw new AppError('csrf');
    return next();
  };
}

/** Browsers say where a write comes from; whoever sends neither header is no browser and carries no foreign session. */
export function isSameOrigin(request: Request, config: Config): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (origin === new URL(config.siteUrl).origin) return true;
  if (!URL.canParse(origin) || (isSecure(config) && !origin.startsWith('https:'))) return false;
  return new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host);
}
