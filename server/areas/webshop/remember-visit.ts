import { defaultLocale, isLocale, type Locale } from '#contract/base/locale.ts';
import { requestedShopLocale } from '#contract/webshop/shop.ts';
import { type CookiePlace, frameCookie, readFrameCookie } from './shop-cookies.ts';

const languageCookie = 'webshop_language';
const hopsCookie = 'webshop_hops';
const hopSeconds = 20;

/** Language of a shop page: from its address, else the shop’s language so far, else that of the referring page. */
export function localeOfVisit({ url, headers }: Request): Locale {
  const requested = requestedShopLocale(new URL(url).searchParams);
  if (requested) return requested;
  const stored = readFrameCookie(headers.get('cookie'), languageCookie);
  if (isLocale(stored)) return stored;
  const from = headers.get('referer') ?? '';
  const first = URL.canParse(from) ? new URL(from).pathname.split('/')[1] : undefined;
  return isLocale(first) ? first : defaultLocale;
}

/** Number of consecutive redirects without a page. */
export function hopsOf({ headers }: Request): number {
  const hops = Number(readFrameCookie(headers.get('cookie'), hopsCookie));
  return Number.isInteger(hops) && hops > 0 ? hops : 0;
}

/** Cookies that store the language and the number of redirects for the next request. */
export function rememberVisit(
  request: Request,
  { answer, locale, place }: { answer: Response; locale: Locale; place: CookiePlace },
): void {
  const add = (cookie: string) => answer.headers.append('Set-Cookie', cookie);
  const stored = readFrameCookie(request.headers.get('cookie'), languageCookie);
  if (locale !== (stored || defaultLocale)) add(frameCookie(languageCookie, { content: locale, cookiePlace: place }));
  if (request.method !== 'GET') return;
  const hops = hopsOf(request);
  if (answer.headers.has('location'))
    add(frameCookie(hopsCookie, { content: String(hops + 1), cookiePlace: place, seconds: hopSeconds }));
  else if (hops > 0) add(frameCookie(hopsCookie, { content: '', cookiePlace: place, seconds: 0 }));
}
