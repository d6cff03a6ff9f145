import { z } from 'zod';
import { locales } from './languages.ts';

// Apart, and without the check, so that a page can know its language without carrying the checks to the browser.
export { defaultLocale, isLocale, type Locale, localeNames, locales } from './languages.ts';

/** Language code as it stands in every address: `de` or `en`. */
export const localeSchema = z.enum(locales).meta({ id: 'Locale', description: 'Language code: de or en.' });
