import type { Context } from 'hono';
import { defaultLocale, isLocale, type Locale } from '#contract/base/locale.ts';

/** The language of an address; German by default. */
export function localeOf(context: Context): Locale {
  const first = context.req.path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
