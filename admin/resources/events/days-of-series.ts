import { fromBerlinClock } from '#time/berlin-clock.ts';

/** Largest number of dates that the server accepts at once. */
const maxDates = 100;

interface Rhythm {
  /** First and last day, `2026-11-21`. */
  from: string;
  to: string;
  /** Local time in Berlin, `19:30`. */
  time: string;
  /** Monday is 1, Sunday 7. */
  weekdays: ReadonlySet<number>;
}

/** Starts of a series as ISO timestamps, in order. */
export function daysOfSeries({ from, to, time, weekdays }: Rhythm): string[] {
  const starts: string[] = [];
  const last = Date.parse(`${to}T00:00Z`);
  for (let day = Date.parse(`${from}T00:00Z`); day <= last && starts.length < maxDates; day += 86_400_000) {
    const date = new Date(day);
    if (!weekdays.has(date.getUTCDay() || 7)) continue;
    const start = fromBerlinClock(`${date.toISOString().slice(0, 10)}T${time}`);
    if (start) starts.push(start);
  }
  return starts;
}
