import { parse } from 'hono/utils/cookie';
import type { Config } from '../env.ts';

/** Prefix of the cookies of the sign-in. */
export const cookiePrefix = 'proscenium';
const plain = `${cookiePrefix}.session_token`;

/** Days that a session lasts; it is prolonged while it is used. */
export const sessionDays = 14;

/** True where visitors reach the site by https only. */
export function isSecure(config: Pick<Config, 'siteUrl'>): boolean {
  return config.siteUrl.startsWith('https:');
}

/** Name of the session cookie of this installation. */
export function sessionCookieName(config: Pick<Config, 'siteUrl'>): string {
  return isSecure(config) ? `__Secure-${plain}` : plain;
}

/** The session cookie’s value in a `Cookie` header, or null; says nothing about whether the session is valid. */
export function sessionCookieOf(config: Pick<Config, 'siteUrl'>, cookieHeader: string | null): string | null {
  if (!cookieHeader?.includes(plain)) return null;
  const name = sessionCookieName(config);
  return parse(cookieHeader, name)[name] || null;
}

/** The session cookie that an answer sets, or null. */
export function newSession(config: Pick<Config, 'siteUrl'>, cookies: string[]): string | null {
  const values = cookies.map((cookie) => sessionCookieOf(config, cookie.split(';')[0] ?? ''));
  return values.find((value) => value !== null) ?? null;
}
