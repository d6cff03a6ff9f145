import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { Config } from '../../../platform/config.ts';
import type { AppContext } from '../../../app-context.ts';
import { authSecret } from './secrets.ts';
import { isSecure, sessionDays, sessionCookieOf } from './session-cookie.ts';

const csrfCookie = 'csrftoken';
const csrfHeader = 'X-CSRFToken';

/** Creates and checks the CSRF tokens of sessions. */
export interface CsrfTokens {
  /** The token for a session-cookie value. */
  of(session: string): string;
  /** Compares in constant time. */
  matches(session: string, token: string | null | undefined): boolean;
  /** The `Set-Cookie` header that sets the token. */
  cookie(session: string): string;
  /** The `Set-Cookie` header that removes it. */
  expired(): string;
}

export function createCsrfTokens(config: Config): CsrfTokens {
  const key = createHmac('sha256', authSecret(config)).update('csrf token').digest();
  const of = (session: string) => createHmac('sha256', key).update(session).digest('base64url');
  // Not HttpOnly: the client reads it and sends it back as a header.
  const options = { path: '/', sameSite: 'Lax', secure: isSecure(config) } as const;
  return {
    of,
    matches: (session, token) => timingSafeEqual(digest(of(session)), digest(token ?? '')),
    cookie: (session) => serialize(csrfCookie, of(session), { ...options, maxAge: sessionDays * 86_400 }),
    expired: () => serialize(csrfCookie, '', { ...options, maxAge: 0 }),
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Writes that need no token because they use no right of a session. The origin check still applies to them. */
const forEveryone =
  /^\/auth\/(?:sign-in\/email|two-factor\/verify-(?:totp|backup-code))$|^\/reports\/?$|^\/[a-z]+\/api\/(?:contact\/messages|newsletter(?:\/confirm|\/unsubscribe)?|preview\/(?:link|end)|account\/(?:forgotten|set)-password)\/?$/;
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site sends with the user’s session: 403 `csrf`, before anything is read or written. */
export function checkCsrf(ctx: AppContext): MiddlewareHandler {
  const tokens = createCsrfTokens(ctx.config);
  return async (context, next) => {
    const request = context.req.raw;
    if (safe.has(request.method)) return next();
    if (!isSameOrigin(request, ctx.config)) throw new AppError('csrf');
    if (forEveryone.test(context.req.path)) return next();
    const session = sessionCookieOf(ctx.config, request.headers.get('cookie'));
    if (session === null || !(await ctx.accounts.userOf(request))) return next();
    if (!tokens.matches(session, request.headers.get(csrfHeader))) throw new AppError('csrf');
    return next();
  };
}

/**
 * Browsers send at least one of the two headers with a write. A client that sends neither is no browser and cannot
 * carry another user’s session.
 */
function isSameOrigin(request: Request, config: Config): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (origin === new URL(config.siteUrl).origin) return true;
  if (!URL.canParse(origin) || (isSecure(config) && !origin.startsWith('https:'))) return false;
  return new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host);
}
