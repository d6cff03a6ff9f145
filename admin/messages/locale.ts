import { defaultLocale, isLocale, type Locale } from '#text/languages.ts';

/** Name of react-admin's store in this browser. */
export const storeName = 'proscenium';

/** The language that was chosen last in this browser. */
export function storedLocale(): Locale {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(`RaStore${storeName}.locale`) ?? 'null');
    return isLocale(stored) ? stored : defaultLocale;
  } catch {
    // Without a storage react-admin keeps nothing either.
    return defaultLocale;
  }
}

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

/** Message keys of the names of the languages. */
export const languageNames: Record<Locale, string> = { de: 'fields.german', en: 'fields.english' };
