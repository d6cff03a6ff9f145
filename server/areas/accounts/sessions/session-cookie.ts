import { parse } from 'hono/utils/cookie';
import type { Config } from '../../../platform/config.ts';

export const cookiePrefix = 'proscenium';

const plain = `${cookiePrefix}.session_token`;

/** Lifetime of a session in days; use prolongs it. */
export const sessionDays = 14;

/** True if the site is served over https. */
export function isSecure(config: Pick<Config, 'siteUrl'>): boolean {
  return config.siteUrl.startsWith('https:');
}

export function sessionCookieName(config: Pick<Config, 'siteUrl'>): string {
  return isSecure(config) ? `__Secure-${plain}` : plain;
}

/** The value of the session cookie in a `Cookie` header, or null. Does not check that the session is valid. */
export function sessionCookieOf(config: Pick<Config, 'siteUrl'>, cookieHeader: string | null): string | null {
  if (!cookieHeader?.includes(plain)) return null;
  const name = sessionCookieName(config);
  return parse(cookieHeader, name)[name] || null;
}

/** The session cookie among the `Set-Cookie` headers of a response, or null. */
export function newSession(config: Pick<Config, 'siteUrl'>, cookies: string[]): string | null {
  const values = cookies.map((cookie) => sessionCookieOf(config, cookie.split(';')[0] ?? ''));
  return values.find((value) => value !== null) ?? null;
}
