import { isLocale, type Locale } from '#contract/languages.ts';
import { screens } from '../screens.ts';

/** Address of an event’s page, `/de/programm/salome/7`. */
export function eventAddress(locale: Locale, slug: string, id: number): string {
  return `${programmeAddress(locale)}/${encodeURIComponent(slug)}/${id}`;
}

/** Address of the programme. */
export function programmeAddress(locale: Locale): string {
  return `/${locale}/${screens.find(({ name }) => name === 'events')?.path[locale] ?? ''}`;
}

/** The number of the event that an address names, whatever its slug; null where it names none. */
export function eventIdAt(pathname: string): number | null {
  const [, locale, programme, , digits = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${programme}` !== programmeAddress(locale) || more.length > 0) return null;
  return /^\d{1,15}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
