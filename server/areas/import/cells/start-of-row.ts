import { invalid } from '#contract/base/errors.ts';
import { hasDay, readDayAndTime, readMoment } from './read-moments.ts';
import type { Cells } from '../../upsert/row.ts';

/**
 * The start of an event: in one cell, or a day and a time. A column called `Beginn` may hold either. Null if the row
 * names none.
 */
export function startOf({ start, date, time }: Cells): string | null {
  if (start !== undefined && hasDay(start)) return readMoment(start, 'start');
  const clock = time ?? start;
  if (date === undefined) {
    if (clock === undefined) return null;
    throw invalid('start', 'day_missing_or_wrong');
  }
  if (clock !== undefined) return readDayAndTime(date, clock, 'start');
  if (/\d[\s,T]+(?:um\s+|at\s+)?\d{1,2}[:.h]\d{2}/i.test(date)) return readMoment(date, 'start');
  throw invalid('start', 'time_missing_or_wrong');
}
