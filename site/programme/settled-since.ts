import type { EventSummary } from '#contract/event.ts';
import { dayOf } from '#modules/eventitem/event-date.ts';

/**
 * The latest moment up to now at which an evening ended, or else the first hour of today in Berlin: since then nothing
 * became past. A page made again from it is the same to the byte, and whoever has it is told so.
 */
export function settledSince(events: readonly Pick<EventSummary, 'end'>[], now: Date): Date {
  const ends = events.map(({ end }) => (end === null ? Number.NaN : Date.parse(end)));
  const past = ends.filter((end) => end <= now.getTime());
  return new Date(Math.max(firstHour(now).getTime(), ...past));
}

/** To the hour: no day begins within one in Berlin. */
function firstHour(now: Date): Date {
  const today = dayOf(now.toISOString());
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  const before = () => new Date(hour.getTime() - 3_600_000);
  while (dayOf(before().toISOString()) === today) hour.setUTCHours(hour.getUTCHours() - 1);
  return hour;
}
