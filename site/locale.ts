import { type Locale, defaultLocale } from '#text/languages.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';

/** Language of an address: from its first part, default German. */
export function localeOf(pathname: string): Locale {
  return /^\/en(?:\/|$|\.data$)/i.test(pathname) ? 'en' : defaultLocale;
}

/** A browser window shows one language at a time; the compiled messages ask for it without an argument. */
let current: Locale = defaultLocale;

/**
 * Sets the language of interface texts in the browser. The root calls it during render, before its children read texts;
 * the server handles several languages at once and keeps the language per request instead.
 */
export function setLocale(locale: Locale): void {
  if (typeof window !== 'undefined') current = locale;
}

if (typeof window !== 'undefined') overwriteGetLocale(() => current);
