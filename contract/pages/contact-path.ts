import type { Locale } from '#text/languages.ts';

/** Path of the screen `contact` below the locale; site/screens.ts has the others. */
export const contactPath: Record<Locale, string> = { de: 'kontakt', en: 'contacts' };
