import type { Locale } from '#contract/languages.ts';
import { screenAddress } from '../thing-address.ts';

/** Address of the shortlist, with ids of the shared one that shows these evenings: `/de/merkzettel?ids=7,12`. */
export function shortlistAddress(locale: Locale, ids: readonly number[] = []): string {
  const address = screenAddress('shortlist', locale);
  return ids.length === 0 ? address : `${address}?ids=${ids.join(',')}`;
}

/** Address of the calendar with these evenings. */
export function shortlistCalendar(locale: Locale, ids: readonly number[]): string {
  return `${screenAddress('events', locale)}/calendar.ics?ids=${ids.join(',')}`;
}
