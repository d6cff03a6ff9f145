import type { Context } from 'hono';
import { defaultLocale, isLocale, type Locale } from '#contract/locale.ts';

/** The language of an address; German where it has none. */
export function localeOf(context: Context): Locale {
  const first = context.req.path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
