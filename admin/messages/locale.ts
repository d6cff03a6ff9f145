import type { Locale } from '#text/languages.ts';

/** One language for the window: calls, downloads and formats need it outside of components too. */
let current: Locale = 'de';

/** The interface language; the server answers in it as well. */
export function getLocale(): Locale {
  return current;
}

export function setLocale(locale: Locale): void {
  current = locale;
  document.documentElement.lang = locale;
}

/** Messages by key, German and English. react-admin finds labels of fields by `resources.<resource>.fields.<field>`. */
export type Messages = Record<string, readonly [de: string, en: string]>;

/** Message keys of the names of the languages. */
export const languageNames: Record<Locale, string> = { de: 'fields.german', en: 'fields.english' };
