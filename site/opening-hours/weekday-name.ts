import type { Locale } from '#text/languages.ts';
import { weekdays } from '#time/date-text.ts';

/** `Freitag` or `Friday`; Monday is 1, Sunday 7. */
export function weekdayName(weekday: number, locale: Locale): string {
  return weekdays[locale][weekday % 7] ?? '';
}
