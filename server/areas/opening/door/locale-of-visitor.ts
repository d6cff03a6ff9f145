import { defaultLocale, isLocale, type Locale, locales } from '#contract/base/locale.ts';
import type { Entering } from '../../../http/listener/door.ts';

/** The language of the address, or without one the first known language that the browser names. */
export function localeOfVisitor({ target, language }: Pick<Entering, 'target' | 'language'>): Locale {
  const [first = ''] = target.slice(1).split(/[/?]/, 1);
  if (isLocale(first)) return first;
  const named = language.split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return locales.find((locale) => locale === named.find(isLocale)) ?? defaultLocale;
}
