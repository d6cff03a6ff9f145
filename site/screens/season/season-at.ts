import { isLocale } from '#text/languages.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** Slug of the season in an address; empty when there is none. */
export function seasonAt(pathname: string): string {
  const [, locale, list, slug = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${list}` !== screenAddress('productions', locale) || more.length > 0) return '';
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u.test(slug) ? slug : '';
}
