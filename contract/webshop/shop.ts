import { defaultLocale, isLocale, type Locale } from '#text/languages.ts';

/** The house's page without the shop's content, for the ticket provider to fetch and fill in. */
export const shopTemplatePath = '/eventim-template';

/** Between these two comments stands one empty element, which is the provider's. */
export const shopMarkers = { top: '<!-- webshop:top -->', bottom: '<!-- webshop:bottom -->' } as const;

/** Name in the query by which the shop's pages are asked for in a language. */
export const shopLanguage = 'language';

/** First part of the test shop's addresses, `colonia-koeln.webshop`. */
export function testShop(product: string): string {
  return `${product}-koeln.webshop`;
}

/** First part of the address of a shop page, `/webshop` or that of the test shop; null for everything else. */
export function shopBase(pathname: string, product: string): string | null {
  const [, first = ''] = pathname.split('/', 2);
  return first === 'webshop' || first === testShop(product) ? `/${first}` : null;
}

/** True for the provider's list of events, in whose place the house shows its programme. */
export function isShopEventList(pathname: string): boolean {
  return /^\/[^/]+\/webticket\/eventlist\/?$/.test(pathname);
}

/** Language that a shop page is asked for in; null where its address names none. */
export function requestedShopLocale(query: URLSearchParams): Locale | null {
  const asked = query.get(shopLanguage)?.toLowerCase();
  return isLocale(asked) ? asked : null;
}

/** Language of a shop page by its address alone. */
export function shopLocale(query: URLSearchParams): Locale {
  return requestedShopLocale(query) ?? defaultLocale;
}

/** An address in the shop with its language, an address anywhere else as it is. */
export function inShopLanguage(address: string, locale: Locale): string {
  if (!/^\/(?:webshop|[\w-]+\.webshop)(?:[/?#]|$)/.test(address)) return address;
  const url = new URL(address, 'http://house');
  if (!url.searchParams.has(shopLanguage)) url.searchParams.append(shopLanguage, locale);
  return url.pathname + url.search + url.hash;
}
