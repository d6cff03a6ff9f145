import { isLocale } from '#contract/languages.ts';
import { screenAddress } from '../thing-address.ts';

/** The slug of the season that an address names; empty where it names none. */
export function seasonAt(pathname: string): string {
  const [, locale, list, slug = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${list}` !== screenAddress('productions', locale) || more.length > 0) return '';
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u.test(slug) ? slug : '';
}
