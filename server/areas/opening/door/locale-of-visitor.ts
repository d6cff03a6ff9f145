import { defaultLocale, isLocale, type Locale, locales } from '#contract/base/locale.ts';

/** The language of an address, or without one the first known language that the browser asks for. */
export function localeInPath(path: string, accepted: string): Locale {
  const first = path.split('/')[1] ?? '';
  if (isLocale(first)) return first;
  const asked = accepted.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return locales.find((locale) => locale === asked.find(isLocale)) ?? defaultLocale;
}
