import { berlinIso } from '#time/berlin-iso.ts';

export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof weekdays)[number];

/** Milliseconds of a day. */
export const day = 86_400_000;

/** The moment of a local time in Berlin, on a weekday of the week that is `weeks` weeks after that of `now`. */
export function berlinMoment(
  now: Date,
  { week, day: weekday, time }: { week: number; day: Weekday; time: string },
): Date {
  return berlinTime(mondayOf(asIfUtc(now)) + (week * 7 + weekdays.indexOf(weekday)) * day, time);
}

/** The moment of a local time in Berlin; `day` is midnight in UTC. No event begins in the hour of a clock change. */
export function berlinTime(midnight: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = midnight + (hours * 60 + minutes) * 60_000;
  const first = new Date(wanted - (asIfUtc(new Date(wanted)) - wanted));
  // If the clocks change between the first guess and the result, the second offset is the right one.
  return new Date(first.getTime() + wanted - asIfUtc(first));
}

/** Midnight of the Monday of the same week. */
export function mondayOf(asUtc: number): number {
  const midnight = Math.floor(asUtc / day) * day;
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;
}

/** The local time in Berlin, read as if it were UTC; the difference is the offset. */
export function asIfUtc(moment: Date): number {
  return Date.parse(`${berlinIso(moment).slice(0, 16)}Z`);
}
