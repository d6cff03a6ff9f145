import { isLocale, type Locale } from '#text/languages.ts';
import { screens } from '../screens.ts';
import { slugInPath } from './entity-address.ts';

/** Address of an event’s page: `/de/programm/salome/7`. */
export function eventAddress(locale: Locale, slug: string, id: number): string {
  return `${programmeAddress(locale)}/${slugInPath(slug)}/${id}`;
}

/** Address of the programme. */
export function programmeAddress(locale: Locale): string {
  return `/${locale}/${screens.find(({ name }) => name === 'events')?.path[locale] ?? ''}`;
}

/** Id of the event in an address, whatever the slug; null without a valid id. */
export function eventIdAt(pathname: string): number | null {
  const [, locale, programme, , digits = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${programme}` !== programmeAddress(locale) || more.length > 0) return null;
  return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
