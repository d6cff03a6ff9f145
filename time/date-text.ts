import type { Locale } from '#contract/base/locale.ts';
import { memoizeByKey } from '#text/memoize.ts';
import { type BerlinTime, inBerlin, nowInBerlin } from './berlin-time.ts';

/** Indexed as `Date.getDay()`: Sunday is 0. */
export const weekdays = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const months = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** A date in parts, for the large date of a row: `Samstag`, `28.`, `November`, `2026`. German days end with a full stop. */
export interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

const knownDates = memoizeByKey<DateParts | null>();
const knownTimes = memoizeByKey<string>();

/** The parts of a moment's date in Berlin; null for an invalid time. */
export function dateParts(moment: string, locale: Locale): DateParts | null {
  return knownDates(`${locale} ${moment}`, () => {
    const time = inBerlin(moment);
    return time && partsOf(time, locale);
  });
}

/** The same of a day YYYY-MM-DD; null for an invalid one. Needs no time zone data: it is the same day at noon. */
export function dayParts(day: string, locale: Locale): DateParts | null {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? null : partsOf(nowInBerlin(noon), locale);
}

function partsOf(time: BerlinTime, locale: Locale): DateParts {
  return {
    weekday: weekdays[locale][time.weekday] ?? '',
    day: locale === 'de' ? `${time.day}.` : String(time.day),
    month: months[locale][time.month - 1] ?? '',
    year: String(time.year),
  };
}

/** `28. November` or `28 November`. */
export function shortDate({ day, month }: DateParts): string {
  return `${day} ${month}`;
}

/** `28. November 2026` or `28 November 2026`. */
export function plainDate(parts: DateParts): string {
  return `${shortDate(parts)} ${parts.year}`;
}

/** `Samstag, 28. November 2026` or `Saturday 28 November 2026`. */
export function longDate(parts: DateParts, locale: Locale): string {
  return `${parts.weekday}${locale === 'de' ? ',' : ''} ${plainDate(parts)}`;
}

/** `Samstag, 28. November 2026, 19:30 Uhr` or `Saturday 28 November 2026, 7.30 pm`; empty for an invalid time. */
export function fullDate(moment: string, locale: Locale): string {
  const parts = dateParts(moment, locale);
  return parts ? `${longDate(parts, locale)}, ${timeRange(moment, null, locale)}` : '';
}

/**
 * `19:30 Uhr`, `19:30–21:15 Uhr`, `7.30 pm`, `7.30–9.15 pm` or `11 am–1 pm`; with the last day if it is not over in the
 * night after: `10:00 Uhr – 31. Januar, 18:00 Uhr`. Empty if the start is invalid.
 */
export function timeRange(start: string, end: string | null, locale: Locale): string {
  return knownTimes(`${locale} ${start} ${end}`, () => writeTimes(start, end, locale));
}

/** In milliseconds; what lasts longer ends on another day. */
const longestNight = 16 * 3_600_000;

function writeTimes(start: string, end: string | null, locale: Locale): string {
  const from = inBerlin(start);
  const until = end === null ? null : inBerlin(end);
  if (!from) return '';
  if (end !== null && until && Date.parse(end) - Date.parse(start) > longestNight)
    return `${writeTimes(start, null, locale)} – ${shortDate(partsOf(until, locale))}, ${writeTimes(end, null, locale)}`;
  if (locale === 'de') return `${until ? `${clock(from)}–${clock(until)}` : clock(from)}\u00a0Uhr`;
  const first = englishTime(from);
  if (!until) return `${first.time}\u00a0${first.half}`;
  const last = englishTime(until);
  const half = first.half === last.half ? '' : `\u00a0${first.half}`;
  return `${first.time}${half}–${last.time}\u00a0${last.half}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function clock({ hour, minute }: BerlinTime): string {
  return `${two(hour)}:${two(minute)}`;
}

function englishTime({ hour, minute }: BerlinTime): { time: string; half: 'am' | 'pm' } {
  const time = minute === 0 ? String(hour % 12 || 12) : `${hour % 12 || 12}.${two(minute)}`;
  return { time, half: hour < 12 ? 'am' : 'pm' };
}
