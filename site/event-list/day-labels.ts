import type { Locale } from '#text/languages.ts';
import { dayParts, longDate, shortDate } from '#time/date-text.ts';

/** `Samstag, 28. November 2026` of a day YYYY-MM-DD. */
export function dayName(day: string, locale: Locale): string {
  const parts = dayParts(day, locale);
  return parts ? longDate(parts, locale) : '';
}

/** `Samstag, 28. November`. */
export function dayWithoutYear(day: string, locale: Locale): string {
  const parts = dayParts(day, locale);
  return parts ? `${parts.weekday}${locale === 'de' ? ',' : ''} ${shortDate(parts)}` : '';
}

/** `November 2026` of a month YYYY-MM. */
export function monthName(month: string, locale: Locale): string {
  const parts = monthParts(month, locale);
  return parts ? `${parts.month} ${parts.year}` : '';
}

export function monthParts(month: string, locale: Locale): { month: string; year: string } | null {
  return month === '' ? null : dayParts(`${month}-15`, locale);
}
