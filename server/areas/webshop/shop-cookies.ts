import { parse, serialize } from 'hono/utils/cookie';

/** Prefix of all provider cookies, so that they cannot collide with cookies of the site. */
const prefix = 'shop.';

const token = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

const value = /^[\u0021\u0023-\u002B\u002D-\u003A\u003C-\u005B\u005D-\u007E]*$/;

const maxCookies = 20;

const longest = 3500;

/** The `Cookie` header for the provider: only its own cookies, under their original names. */
export function cookiesForProvider(header: string | null): string {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
    .filter((pair) => token.test(pair.split('=', 1)[0] ?? ''))
    .slice(0, maxCookies)
    .join('; ');
}

export interface CookiePlace {
  /** First segment of the shop’s addresses, `/webshop`. */
  base: string;
  secure: boolean;
}

/**
 * `Set-Cookie` headers of the provider in the form sent to visitors: prefixed name, limited to the shop’s path and this
 * host, not readable for scripts. Invalid cookies are left out.
 */
export function cookiesForVisitor(sent: string[], { base, secure }: CookiePlace): string[] {
  return sent.slice(0, maxCookies).flatMap((header) => {
    if (header.length > longest) return [];
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const mark = pair.indexOf('=');
    const name = pair.slice(0, Math.max(mark, 0)).trim();
    const content = pair
      .slice(mark + 1)
      .trim()
      .replaceAll(/^"|"$/g, '');
    if (!token.test(name) || !value.test(content)) return [];
    const allowed = attributes.filter((attribute) => /^(?:expires=[\w ,:-]+|max-age=-?\d{1,12})$/i.test(attribute));
    const strict = attributes.some((attribute) => /^samesite=strict$/i.test(attribute));
    const place = [`Path=${base}`, 'HttpOnly', `SameSite=${strict ? 'Strict' : 'Lax'}`, ...(secure ? ['Secure'] : [])];
    return [[`${prefix}${name}=${content}`, ...allowed, ...place].join('; ')];
  });
}

/** A cookie of the frame itself, such as its language; `seconds` 0 deletes it, undefined makes it a session cookie. */
export function frameCookie(
  name: string,
  {
    content,
    cookiePlace: { base, secure },
    seconds,
  }: { content: string; cookiePlace: CookiePlace; seconds?: number | undefined },
): string {
  const options = { path: base, httpOnly: true, sameSite: 'Lax', secure } as const;
  return serialize(name, content, seconds === undefined ? options : { ...options, maxAge: seconds });
}

/** Value of a frame cookie, empty if missing. */
export function readFrameCookie(header: string | null, name: string): string {
  return header ? (parse(header, name)[name] ?? '') : '';
}
