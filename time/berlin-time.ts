import { berlinZone } from './berlin-zone.ts';

/** A moment as local time in Berlin. Months 1–12; weekdays 0–6, Sunday is 0. */
export interface BerlinTime {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
}

const hour = 3_600_000;
const withBerlinOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?\+0(?<hours>[12]):00$/;

/** Made at the first use, because that is slow; depends on nothing. */
let format: Intl.DateTimeFormat | undefined;

/** Local time of a moment (ISO 8601 or Date); null if it is invalid. */
export function inBerlin(moment: string | Date): BerlinTime | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  return fromBerlinOffset(String(moment), date) ?? fromTimeZoneData(date);
}

/** Local time by today's rules for summer time, without `Intl`: for the present and dates close to it. */
export function nowInBerlin(now = new Date()): BerlinTime {
  return fromUtcFields(new Date(now.getTime() + offsetAt(now) * hour));
}

/**
 * The backend sends moments with the offset of Berlin. If that offset agrees with today's rules, `Intl` is not needed:
 * creating the first `Intl` formatter takes a browser as long as rendering half a page.
 */
function fromBerlinOffset(moment: string, date: Date): BerlinTime | null {
  const hours = Number(withBerlinOffset.exec(moment)?.groups?.hours);
  return hours === offsetAt(date) ? nowInBerlin(date) : null;
}

/**
 * Offset from UTC in hours. Directive 2000/84/EC: summer time lasts from 01:00 UTC on the last Sunday of March to
 * 01:00 UTC on the last Sunday of October.
 */
function offsetAt(date: Date): 1 | 2 {
  const year = date.getUTCFullYear();
  return date.getTime() >= clockChange(year, 2) && date.getTime() < clockChange(year, 9) ? 2 : 1;
}

/** Time of the clock change on the last Sunday of a month with 31 days; `month` from 0. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31));
  return last.getTime() + hour - last.getUTCDay() * 24 * hour;
}

/** Reads the UTC fields of a date as local time. */
function fromUtcFields(date: Date): BerlinTime {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** For every other offset: uses the time zone data of `Intl`. */
function fromTimeZoneData(date: Date): BerlinTime {
  // The Swedish format is close to ISO 8601: `2026-11-28 19:30`.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: berlinZone, dateStyle: 'short', timeStyle: 'short' });
  return fromUtcFields(new Date(`${format.format(date).replace(' ', 'T')}Z`));
}
