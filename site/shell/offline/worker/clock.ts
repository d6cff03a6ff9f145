import type { Locale } from '#text/languages.ts';
import { dateParts, plainDate, timeRange } from '#time/date-text.ts';

/** `21. November 2026, 18:42 Uhr` or `21 November 2026, 6.42 pm`, in Berlin. */
export function dateAndTime(locale: Locale, time: Date): string {
  const moment = time.toISOString();
  const parts = dateParts(moment, locale);
  return parts ? `${plainDate(parts)}, ${timeRange(moment, null, locale)}` : '';
}
