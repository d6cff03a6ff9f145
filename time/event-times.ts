import { berlinIso } from './berlin-iso.ts';
import { berlinMoment } from './berlin-moment.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface EventTimes {
  start: Date;
  end: Date | null;
}

/** Local time in Berlin, `2026-11-21T19:30`. */
export function berlinClock(moment: Date): string {
  return berlinIso(moment).slice(0, 16);
}

/**
 * The same event at another local time, `2026-11-21T19:30`; null for a time that the clocks skip. It lasts as long as
 * before; one of a day and longer ends at the same local time as before.
 */
export function movedTo(times: EventTimes, local: string): EventTimes | null {
  if (berlinClock(times.start) === local) return times;
  const start = berlinMoment(local);
  return start && { start, end: movedEnd(times, start) };
}

/** Moves the local time by minutes, also across a change of the clocks; null for a time that the clocks skip. */
export function shiftedBy(times: EventTimes, minutes: number): EventTimes | null {
  const local = addMinutes(berlinClock(times.start), minutes);
  // Of a time that occurs twice, the one that is as far away as the minutes say.
  const start = new Date(times.start.getTime() + minutes * minute);
  return berlinClock(start) === local ? { start, end: movedEnd(times, start) } : movedTo(times, local);
}

/** Adds minutes to a local time without regard to changes of the clocks. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * minute).toISOString().slice(0, 16);
}

function movedEnd({ start, end }: EventTimes, next: Date): Date | null {
  if (end === null) return null;
  const duration = end.getTime() - start.getTime();
  const after = new Date(next.getTime() + duration);
  if (duration < day) return after;
  const minutes = (localNumber(next) - localNumber(start)) / minute;
  return berlinMoment(addMinutes(berlinClock(end), minutes)) ?? after;
}

/** A local time as a number, for differences. */
function localNumber(moment: Date): number {
  return Date.parse(`${berlinClock(moment)}:00Z`);
}
