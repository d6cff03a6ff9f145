import type { Locale } from '#text/languages.ts';

/** Path of the screen `contact` below the locale; `screen-paths.ts` has the others. */
export const contactPath: Record<Locale, string> = { de: 'kontakt', en: 'contacts' };
