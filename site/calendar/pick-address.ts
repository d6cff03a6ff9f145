import type { Locale } from '#contract/languages.ts';
import { addressWith, dayAt } from '../list/list-address.ts';
import { screenAddress } from '../thing-address.ts';

/** The day that the programme is narrowed to at an address; '' where it is not, or where that is another screen. */
export function chosenDay(locale: Locale, here: URL): string {
  return here.pathname === screenAddress('events', locale) ? dayAt(here, 'date') : '';
}

/**
 * Where picking a day leads: to the programme of that day; where the programme shows a day already, to the other day
 * with all other filters as they are, and without any where the same day is picked again.
 */
export function pickAddress(locale: Locale, here: URL, day: string): string {
  const chosen = chosenDay(locale, here);
  if (chosen === '') return `${screenAddress('events', locale)}?date=${day}`;
  return addressWith(here, { date: day === chosen ? null : day, month: null, view: null });
}
