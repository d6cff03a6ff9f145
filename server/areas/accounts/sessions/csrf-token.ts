import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import type { Config } from '../../../platform/config.ts';
import { authSecret } from './auth-secret.ts';
import { isSecure, sessionDays } from './session-cookie.ts';

export const csrfCookie = 'csrftoken';
export const csrfHeader = 'X-CSRFToken';

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
