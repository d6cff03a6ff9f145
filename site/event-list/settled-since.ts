import type { EventSummary } from '#contract/events/event-summary.ts';
import { berlinDay } from '#time/berlin-day.ts';

/**
 * The latest time up to now at which an event ended, or else the start of today in Berlin. No event has ended since
 * then, so a page rendered again for this time is identical and can be answered with 304.
 */
export function lastEndOf(events: readonly Pick<EventSummary, 'end'>[], now: Date): Date {
  const ends = events.map(({ end }) => (end === null ? Number.NaN : Date.parse(end)));
  const past = ends.filter((end) => end <= now.getTime());
  return new Date(Math.max(firstHour(now).getTime(), ...past));
}

/** Rounded to the hour: in Berlin a day never begins within one. */
function firstHour(now: Date): Date {
  const today = berlinDay(now.toISOString());
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  const before = () => new Date(hour.getTime() - 3_600_000);
  while (berlinDay(before().toISOString()) === today) hour.setUTCHours(hour.getUTCHours() - 1);
  return hour;
}
