import type { Locale } from '#contract/locale.ts';
import { type BerlinTime, inBerlin } from './berlin-time.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const;

/** From Sunday on, as `Date` counts them. */
export const weekdays = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const months = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const formats = { de: makeFormats('de'), en: makeFormats('en') };

function makeFormats(locale: Locale) {
  const euro = (digits: number) =>
    once(
      () =>
        new Intl.NumberFormat(tags[locale], {
          style: 'currency',
          currency: 'EUR',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
  return { whole: euro(0), cents: euro(2) };
}

/** Made when it is first needed: the first format of all takes a browser as long as drawing half a page. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The parts of a date that is drawn as a picture: `Samstag`, `28.`, `November`, `2026`. The day has its full stop in German. */
export interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

/** Lists ask for the same dates and prices again and again, and to write one out takes longer than to draw a row. */
function keeping<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= 2000) known.clear();
    known.set(key, made);
    return made;
  };
}

const knownDates = keeping<DateParts | null>();
const knownTimes = keeping<string>();
const knownPrices = keeping<string>();

/** The parts of a moment's date in Berlin; null where it is no moment. */
export function dateParts(moment: string, locale: Locale): DateParts | null {
  return knownDates(`${locale} ${moment}`, () => readParts(moment, locale));
}

function readParts(moment: string, locale: Locale): DateParts | null {
  const time = inBerlin(moment);
  if (!time) return null;
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

/** `Samstag, 28. November 2026, 19:30 Uhr` or `Saturday 28 November 2026, 7.30 pm`; empty where it is no moment. */
export function fullDate(moment: string, locale: Locale): string {
  const parts = dateParts(moment, locale);
  return parts ? `${longDate(parts, locale)}, ${timeRange(moment, null, locale)}` : '';
}

/** True once an event has ended; one whose end is not known has ended when its day in Berlin has. */
export function isOver(start: string, end: string | null, now: Date): boolean {
  const until = end === null ? Number.NaN : Date.parse(end);
  if (!Number.isNaN(until)) return until <= now.getTime();
  const day = dayOf(start);
  return day !== '' && day < dayOf(now);
}

/** The day in Berlin, `2026-11-28`; empty where it is no moment. */
export function dayOf(moment: string | Date): string {
  const time = inBerlin(moment);
  return time ? `${time.year}-${two(time.month)}-${two(time.day)}` : '';
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** `19:30 Uhr`, `19:30–21:15 Uhr`, `7.30 pm`, `7.30–9.15 pm` or `11 am–1 pm`; empty where the start is no moment. */
export function timeRange(start: string, end: string | null, locale: Locale): string {
  return knownTimes(`${locale} ${start} ${end}`, () => writeTimes(start, end, locale));
}

function writeTimes(start: string, end: string | null, locale: Locale): string {
  const from = inBerlin(start);
  const until = end === null ? null : inBerlin(end);
  if (!from) return '';
  if (locale === 'de') return `${until ? `${clock(from)}–${clock(until)}` : clock(from)}\u00a0Uhr`;
  const first = englishTime(from);
  if (!until) return `${first.time}\u00a0${first.half}`;
  const last = englishTime(until);
  const half = first.half === last.half ? '' : `\u00a0${first.half}`;
  return `${first.time}${half}–${last.time}\u00a0${last.half}`;
}

function clock({ hour, minute }: BerlinTime): string {
  return `${two(hour)}:${two(minute)}`;
}

function englishTime({ hour, minute }: BerlinTime): { time: string; half: 'am' | 'pm' } {
  const time = minute === 0 ? String(hour % 12 || 12) : `${hour % 12 || 12}.${two(minute)}`;
  return { time, half: hour < 12 ? 'am' : 'pm' };
}

/** `18 €`, `12,50 €` or `€18`, `€12.50`: cents only where there are any. */
export function price(euros: number, locale: Locale): string {
  return knownPrices(`${locale} ${euros}`, () => {
    const { whole, cents } = formats[locale];
    if (!Number.isInteger(euros)) return cents().format(euros);
    // Most prices need no format; see berlin-time.ts for what the first one costs.
    if (euros < 0 || euros > 999) return whole().format(euros);
    return locale === 'de' ? `${euros}\u00a0€` : `€${euros}`;
  });
}
