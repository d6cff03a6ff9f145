import { defaultLocale, isLocale, type Locale } from '#text/languages.ts';

/** Path of the page template, which the ticket provider fetches and fills in. */
export const shopTemplatePath = '/eventim-template';

/** HTML comments around the empty element into which the provider inserts its content. */
export const shopMarkers = { top: '<!-- webshop:top -->', bottom: '<!-- webshop:bottom -->' } as const;

/** Query parameter with the language of a shop page. */
export const shopLanguage = 'language';

/** First path segment of the test shop, `colonia-koeln.webshop`. */
export function testShop(product: string): string {
  return `${product}-koeln.webshop`;
}

/** Path prefix of a shop page, `/webshop` or that of the test shop; null for any other path. */
export function shopBase(pathname: string, product: string): string | null {
  const [, first = ''] = pathname.split('/', 2);
  return first === 'webshop' || first === testShop(product) ? `/${first}` : null;
}

/** True for the provider's event list, which redirects to the site's programme. */
export function isShopEventList(pathname: string): boolean {
  return /^\/[^/]+\/webticket\/eventlist\/?$/.test(pathname);
}

/** Language in the query of a shop page; null if there is none. */
export function requestedShopLocale(query: URLSearchParams): Locale | null {
  const requestedLanguage = query.get(shopLanguage)?.toLowerCase();
  return isLocale(requestedLanguage) ? requestedLanguage : null;
}

/** Language of a shop page, determined by its address only. */
export function shopLocale(query: URLSearchParams): Locale {
  return requestedShopLocale(query) ?? defaultLocale;
}

/** Adds the language to an address in the shop; other addresses are unchanged. */
export function inShopLanguage(address: string, locale: Locale): string {
  if (!/^\/(?:webshop|[\w-]+\.webshop)(?:[/?#]|$)/.test(address)) return address;
  const url = new URL(address, 'http://localhost');
  if (!url.searchParams.has(shopLanguage)) url.searchParams.append(shopLanguage, locale);
  return url.pathname + url.search + url.hash;
}
