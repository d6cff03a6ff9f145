import type { Locale } from '#contract/languages.ts';
import { weekdays } from '#modules/eventitem/event-date.ts';

/** `Freitag` or `Friday`; Monday is 1, Sunday 7. */
export function weekdayName(weekday: number, locale: Locale): string {
  return weekdays[locale][weekday % 7] ?? '';
}
