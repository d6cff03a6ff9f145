import { addDays } from '#time/calendar-day.ts';
import { berlinDay } from '#time/berlin-day.ts';

/** The first of the last thirty days, in Berlin. */
export function firstDay(now: Date): string {
  return addDays(berlinDay(now), -29);
}
