import { invalid } from '#contract/base/errors.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { berlinMoment, isShownTwice } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import type { Cells } from '../../upsert/row.ts';

/** A time of day; `again`: the second one where the clocks show it twice. */
interface Clock {
  text: string;
  which: 'A' | 'B' | undefined;
}

const hour = 3_600_000;

/** `01.12.2026`, `1.12.26`, `2026-12-01`, with a weekday before it, or as Excel writes a day, `01.12.2026 00:00:00`; `YYYY-MM-DD`. */
export function readDay(cell: string, path: string): string {
  const text = cell
    .replace(/^[A-Za-zÄÖÜäöüß]{2,12}[.,]*\s+/, '')
    .replace(/[\sT]+0?0:00(?::00(?:\.0+)?)?$/, '')
    .replace(/\.$/, '')
    .trim();
  const parts = partsOf(text, path);
  if (!parts) throw invalid(path, { key: 'day_expected', params: { text: cell } });
  const [year, month, date] = parts;
  const day = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) {
    throw invalid(path, { key: 'day_expected', params: { text: cell } });
  }
  return day;
}

function partsOf(text: string, path: string): [year: string, month: string, date: string] | null {
  const [, isoYear, isoMonth, isoDate] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (isoYear && isoMonth && isoDate) return [isoYear, isoMonth, isoDate];
  const [, date, month, year] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  if (date && month && year) return [year, month, date];
  const [, one, other, slashYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (!one || !other || !slashYear) return null;
  // Day first in Europe, month first in America.
  if (Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other)) {
    throw invalid(path, { key: 'day_ambiguous', params: { text } });
  }
  return Number(one) > 12 ? [slashYear, other, one] : [slashYear, one, other];
}

/** `19:30`, `19.30 Uhr`, `1930`, `19 Uhr`, `7:30 pm`; `2:30A` and `2:30B` where the clocks show it twice. */
function readClock(cell: string, path: string): Clock {
  const text = cell.toLowerCase().replaceAll(/\s+|uhr|h$/g, '');
  const [, hours, minutes = '00', seconds = '00', half, which] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::(\d{2}))?(?:([ap])\.?m\.?)?([ab])?$/.exec(text) ?? [];
  const afternoon = half === 'p' && Number(hours) < 12 ? 12 : 0;
  const number = half === 'a' && Number(hours) === 12 ? 0 : Number(hours) + afternoon;
  if (hours === undefined || seconds !== '00' || number > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) {
    throw invalid(path, { key: 'time_expected', params: { text: cell } });
  }
  return {
    text: `${String(number).padStart(2, '0')}:${minutes}`,
    which: which === undefined ? undefined : which === 'a' ? 'A' : 'B',
  };
}

/** The moment of a day and a time in Berlin; refuses times that the clocks skip, and asks for those shown twice. */
function momentAt(day: string, { text, which }: Clock, path: string): string {
  const moment = berlinMoment(`${day}T${text}`);
  if (!moment) throw invalid(path, 'time_skipped');
  if (!isShownTwice(moment)) return berlinIso(moment);
  if (which === undefined) throw invalid(path, 'time_twice');
  // `berlinMoment` is the first one.
  return berlinIso(which === 'A' ? moment : new Date(moment.getTime() + hour));
}

/** A day and a time in two cells. */
export function readDayAndTime(day: string, time: string, path: string): string {
  return momentAt(readDay(day, path), readClock(time, path), path);
}

const dayBeforeTime = /^(.*?\d{1,4}[.\-/]\s*\d{1,2}[.\-/]\s*\d{1,4}\.?)(?:[\s,]*(?:um|at|t)\s*|[\s,]+)(\d.*)$/i;

/** Day and time in one cell; also with an offset, `2026-12-01T19:30:00+01:00`. */
export function readMoment(cell: string, path: string): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/.test(cell)) {
    const moment = new Date(cell);
    if (Number.isNaN(moment.getTime())) throw invalid(path, { key: 'day_expected', params: { text: cell } });
    return berlinIso(moment);
  }
  const [, day, time] = dayBeforeTime.exec(cell) ?? [];
  if (day === undefined || time === undefined) throw invalid(path, 'moment_format');
  return readDayAndTime(day, time, path);
}

/** The end of what begins at `start`: a moment, or a time that comes next after it. */
export function readEnd(cell: string, start: string): string {
  if (hasDay(cell)) return readMoment(cell, 'end');
  const clock = readClock(cell, 'end');
  const day = start.slice(0, 10);
  const next = clock.text <= start.slice(11, 16);
  return momentAt(next ? addDays(day, 1) : day, clock, 'end');
}

/** Whether a cell names a day, not only a time. */
export function hasDay(cell: string): boolean {
  return /\d{4}-\d|\d\.\s*\d{1,2}\.|\//.test(cell);
}

/**
 * The start of an event: in one cell, or a day and a time. A column called `Beginn` may hold either, or both. Null if the
 * row names none.
 */
export function startOf({ start, date, time }: Cells): string | null {
  if (start !== undefined && hasDay(start)) {
    // Excel writes midnight after a day without a time.
    const isDay = /^0?0:00(?::00)?$/.test(dayBeforeTime.exec(start)?.[2] ?? '0:00');
    return time !== undefined && isDay ? readDayAndTime(start, time, 'start') : readMoment(start, 'start');
  }
  const clock = time ?? start;
  if (date === undefined) {
    if (clock === undefined) return null;
    throw invalid('start', 'day_missing_or_wrong');
  }
  if (clock !== undefined) return readDayAndTime(date, clock, 'start');
  if (/\d[\s,T]+(?:um\s+|at\s+)?\d{1,2}[:.h]\d{2}/i.test(date)) return readMoment(date, 'start');
  throw invalid('start', 'time_missing_or_wrong');
}
