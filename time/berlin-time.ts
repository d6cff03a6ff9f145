import { berlinZone } from './berlin-zone.ts';

/** A moment on the clocks and in the calendars of Berlin; months from 1, weekdays from Sunday, 0. */
export interface BerlinTime {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
}

const hour = 3_600_000;
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?\+0(?<hours>[12]):00$/;

let format: Intl.DateTimeFormat | undefined;

/** A moment as ISO 8601 or as a date; null where it is none. */
export function inBerlin(moment: string | Date): BerlinTime | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  return asWritten(String(moment), date) ?? asFormatted(date);
}

/** What the clocks in Berlin show by the law of today, without `Intl`: for the present and what is near it. */
export function nowInBerlin(now = new Date()): BerlinTime {
  return read(new Date(now.getTime() + offsetAt(now) * hour));
}

/**
 * The backend writes moments in the time of Berlin. Where the offset is the one that the law of today gives, nothing has
 * to be converted: the first `Intl` format of all takes a browser as long as rendering half a page.
 */
function asWritten(moment: string, date: Date): BerlinTime | null {
  const hours = Number(written.exec(moment)?.groups?.hours);
  return hours === offsetAt(date) ? nowInBerlin(date) : null;
}

/**
 * Hours by which the clocks are ahead of UTC. Directive 2000/84/EC: summer time from 1 o'clock UTC on the last Sunday of
 * March to the same hour on the last Sunday of October.
 */
function offsetAt(date: Date): 1 | 2 {
  const year = date.getUTCFullYear();
  return date.getTime() >= change(year, 2) && date.getTime() < change(year, 9) ? 2 : 1;
}

/** When the clocks change in a month that has 31 days. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31));
  return last.getTime() + hour - last.getUTCDay() * 24 * hour;
}

/** What the clocks show that show a date's UTC fields. */
function read(date: Date): BerlinTime {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/** Everything else, by the time zone data of the browser. */
function asFormatted(date: Date): BerlinTime {
  // Swedish writes `2026-11-28 19:30`.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: berlinZone, dateStyle: 'short', timeStyle: 'short' });
  return read(new Date(`${format.format(date).replace(' ', 'T')}Z`));
}
