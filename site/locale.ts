import { createContext, useContext } from 'react';
import { type Locale, defaultLocale } from '#contract/languages.ts';
import { shopLocale, shopTemplatePath } from '#contract/shop.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

/** The language of the page that is being drawn; set by root.tsx. */
export const LocaleContext = createContext<Locale>(defaultLocale);

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Language of an address: of its first part, German where that names none. */
export function localeOf(pathname: string): Locale {
  return /^\/en(?:\/|$|\.data$)/i.test(pathname) ? 'en' : defaultLocale;
}

/** Language of a request; the shop stands outside the languages and names one in its query. */
export function localeAt({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): Locale {
  return isShopAddress(pathname) ? shopLocale(searchParams) : localeOf(pathname);
}

function isShopAddress(pathname: string): boolean {
  return pathname === shopTemplatePath || /^\/(?:webshop|[^/]+\.webshop)(?:\/|$)/.test(pathname);
}

let current: Locale = defaultLocale;

/**
 * Tells the interface texts which language they are in, in the browser. The root calls it while it draws, before
 * anything below it asks; the server answers many languages at once and keeps it for each request instead.
 */
export function speak(locale: Locale): void {
  if (typeof window !== 'undefined') current = locale;
}

if (typeof window !== 'undefined') overwriteGetLocale(() => current);
