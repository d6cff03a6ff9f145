import { z } from 'zod';
import { locales } from '#text/languages.ts';

// These live in a file without zod, so that pages do not load the validators in the browser.
export { defaultLocale, isLocale, type Locale, localeNames, locales, otherLocale } from '#text/languages.ts';

/** Language code in every URL: `de` or `en`. */
export const localeSchema = z.enum(locales).meta({ id: 'Locale', description: 'Language code: de or en.' });
