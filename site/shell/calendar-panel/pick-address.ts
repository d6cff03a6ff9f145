import type { Locale } from '#text/languages.ts';
import { addressWith, dayAt } from '../../listing/list-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The day in the filters of the programme; '' without one, or on another screen. */
export function chosenDay(locale: Locale, here: URL): string {
  return here.pathname === screenAddress('events', locale) ? dayAt(here, 'date') : '';
}

/**
 * Address for the selection of a day: the programme of that day. When the programme already shows a day, the other
 * filters are preserved; selecting the same day again removes the day.
 */
export function pickAddress(locale: Locale, here: URL, day: string): string {
  const chosen = chosenDay(locale, here);
  if (chosen === '') return `${screenAddress('events', locale)}?date=${day}`;
  return addressWith(here, { date: day === chosen ? null : day, month: null, view: null });
}
