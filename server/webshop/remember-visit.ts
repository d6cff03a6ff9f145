import { defaultLocale, isLocale, type Locale } from '#contract/locale.ts';
import { askedShopLocale } from '#contract/shop.ts';
import { type CookiePlace, frameCookie, readFrameCookie } from './shop-cookies.ts';

const languageCookie = 'webshop_language';
const hopsCookie = 'webshop_hops';
const hopSeconds = 20;

/** Language of a shop page: the one that is asked for, the shop's so far, or that of the page of the house before. */
export function localeOfVisit({ url, headers }: Request): Locale {
  const asked = askedShopLocale(new URL(url).searchParams);
  if (asked) return asked;
  const kept = readFrameCookie(headers.get('cookie'), languageCookie);
  if (isLocale(kept)) return kept;
  const from = headers.get('referer') ?? '';
  const first = URL.canParse(from) ? new URL(from).pathname.split('/')[1] : undefined;
  return isLocale(first) ? first : defaultLocale;
}

/** How often a visitor was led on without seeing a page. */
export function hopsOf({ headers }: Request): number {
  const told = Number(readFrameCookie(headers.get('cookie'), hopsCookie));
  return Number.isInteger(told) && told > 0 ? told : 0;
}

/** Cookies by which the next page knows the language, and how often one was led on. */
export function rememberVisit(request: Request, answer: Response, locale: Locale, place: CookiePlace): void {
  const add = (cookie: string) => answer.headers.append('Set-Cookie', cookie);
  const kept = readFrameCookie(request.headers.get('cookie'), languageCookie);
  if (locale !== (kept || defaultLocale)) add(frameCookie(languageCookie, locale, place));
  if (request.method !== 'GET') return;
  const hops = hopsOf(request);
  if (answer.headers.has('location')) add(frameCookie(hopsCookie, String(hops + 1), place, hopSeconds));
  else if (hops > 0) add(frameCookie(hopsCookie, '', place, 0));
}
