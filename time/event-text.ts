import type { Locale } from '#contract/base/locale.ts';
import { berlinZone } from './berlin-zone.ts';
import { dateFormat } from './date-format.ts';

function inBerlin(start: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...parts, timeZone: berlinZone }).format(new Date(start));
}

/** Start of an event in the editor's lists: 'Sa., 16. Januar 2027, 19:30'. */
export function eventTime(start: string, locale: Locale): string {
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return inBerlin(start, locale, { ...day, hour: '2-digit', minute: '2-digit' });
}

/** 'Sa., 16. Jan.' */
export function eventDay(start: string, locale: Locale): string {
  return inBerlin(start, locale, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** '19:30' */
export function eventClock(start: string, locale: Locale): string {
  return inBerlin(start, locale, { hour: '2-digit', minute: '2-digit' });
}

/** The month in which an event begins, `2027-01`. Needs no conversion: `start` has the offset of Berlin. */
export function monthOf(start: string): string {
  return start.slice(0, 7);
}

/** 'Januar 2027' */
export function monthName(month: string, locale: Locale): string {
  return inBerlin(`${month}-15T12:00:00Z`, locale, { month: 'long', year: 'numeric' });
}

/** Number of past months that can be chosen when past events are shown. */
const monthsBack = 24;

/** The months of these days (`DD.MM.YYYY`); with `past` the months before them too, latest first. */
export function monthsAround(days: readonly string[], onlyComing: boolean, now: Date): string[] {
  const coming = [...new Set(days.map((day) => `${day.slice(6)}-${day.slice(3, 5)}`))];
  if (onlyComing) return coming;
  const past = Array.from({ length: monthsBack }, (_, back) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return first.toISOString().slice(0, 7);
  });
  const latestFirst = coming.map((_, at) => coming[coming.length - 1 - at] ?? '');
  return [...new Set([...latestFirst, ...past])];
}
