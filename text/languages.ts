/** The two languages of the house, German first: it is the default and the fallback. */
export const locales = ['de', 'en'] as const;

/** Language code as it stands in every address: `de` or `en`. */
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** Name of each locale and its value for `lang` attributes. */
export const localeNames: Record<Locale, { code: Locale; name: string; language: string }> = {
  de: { code: 'de', name: 'Deutsch', language: 'de-DE' },
  en: { code: 'en', name: 'English', language: 'en-US' },
};

export function isLocale(value: unknown): value is Locale {
  return value === 'de' || value === 'en';
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'de' ? 'en' : 'de';
}

/** A value for each language. */
export function byLocale<T>(valueIn: (locale: Locale) => T): Record<Locale, T> {
  return { de: valueIn('de'), en: valueIn('en') };
}
