import { parse, serialize } from 'hono/utils/cookie';

/** Before the name of every cookie of the provider, so that none can be one of the house's, nor the other way round. */
const prefix = 'shop.';
const token = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const value = /^[\u0021\u0023-\u002B\u002D-\u003A\u003C-\u005B\u005D-\u007E]*$/;
const mostCookies = 20;
const longest = 3500;

/** What the provider hears of a visitor's cookies: those that it set itself, under the names that it gave them. */
export function cookiesForProvider(header: string | null): string {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
    .filter((pair) => token.test(pair.split('=', 1)[0] ?? ''))
    .slice(0, mostCookies)
    .join('; ');
}

export interface CookiePlace {
  /** First part of the shop's addresses, `/webshop`. */
  base: string;
  secure: boolean;
}

/**
 * `Set-Cookie` headers of the provider as a visitor gets them: under a name that only the shop has, for the shop's paths
 * and this host alone, out of reach of scripts. What is no proper cookie is left out.
 */
export function cookiesForVisitor(sent: string[], { base, secure }: CookiePlace): string[] {
  return sent.slice(0, mostCookies).flatMap((header) => {
    if (header.length > longest) return [];
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const mark = pair.indexOf('=');
    const name = pair.slice(0, Math.max(mark, 0)).trim();
    const content = pair
      .slice(mark + 1)
      .trim()
      .replaceAll(/^"|"$/g, '');
    if (!token.test(name) || !value.test(content)) return [];
    const kept = attributes.filter((attribute) => /^(?:expires=[\w ,:-]+|max-age=-?\d{1,12})$/i.test(attribute));
    const strict = attributes.some((attribute) => /^samesite=strict$/i.test(attribute));
    const place = [`Path=${base}`, 'HttpOnly', `SameSite=${strict ? 'Strict' : 'Lax'}`, ...(secure ? ['Secure'] : [])];
    return [[`${prefix}${name}=${content}`, ...kept, ...place].join('; ')];
  });
}

/** A cookie of the frame itself, such as its language; `seconds` 0 takes it away, undefined keeps it until the browser closes. */
export function frameCookie(name: string, content: string, { base, secure }: CookiePlace, seconds?: number): string {
  const options = { path: base, httpOnly: true, sameSite: 'Lax', secure } as const;
  return serialize(name, content, seconds === undefined ? options : { ...options, maxAge: seconds });
}

/** A cookie of the frame itself, empty where there is none. */
export function readFrameCookie(header: string | null, name: string): string {
  return header ? (parse(header, name)[name] ?? '') : '';
}
