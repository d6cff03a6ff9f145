import type { Locale } from '#text/languages.ts';
import { screenAddress } from './screen-address.ts';

/** Address of the shortlist; with ids the shared shortlist of these events: `/de/merkzettel?ids=7,12`. */
export function shortlistAddress(locale: Locale, ids: readonly number[] = []): string {
  const address = screenAddress('shortlist', locale);
  return ids.length === 0 ? address : `${address}?ids=${ids.join(',')}`;
}

/** Address of the calendar file with these events. */
export function shortlistCalendar(locale: Locale, ids: readonly number[]): string {
  return `${screenAddress('events', locale)}/calendar.ics?ids=${ids.join(',')}`;
}
