import type { Locale } from '#contract/languages.ts';

/** `Freitag` or `Friday`; Monday is 1, Sunday 7. */
export function weekdayName(weekday: number, locale: Locale): string {
  // 2024 began on a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday, 12));
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(day);
}
