import { berlinIso } from './berlin-iso.ts';
import { berlinMoment } from './berlin-moment.ts';

const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Local time in Berlin of an ISO timestamp, `2026-11-21T19:30`; empty for an invalid one. */
export function toBerlinClock(moment: unknown): string {
  if (typeof moment === 'string' && localTime.test(moment)) return moment;
  const date = new Date(typeof moment === 'string' ? moment : Number.NaN);
  return Number.isNaN(date.valueOf()) ? '' : berlinIso(date).slice(0, 16);
}

/**
 * The value of a field with a local time in Berlin. A time that the clocks skip stays as it was typed, so that the server
 * refuses it: an empty moment would mean 'at once'.
 */
export function momentOfField(clock: string): string | null {
  return clock === '' ? null : (fromBerlinClock(clock) ?? clock);
}

/** ISO timestamp with offset of a local time in Berlin; null for an invalid one. */
export function fromBerlinClock(clock: string): string | null {
  // `Date.parse` accepts many strings that are not a local time.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(clock)) return null;
  const moment = berlinMoment(clock.slice(0, 16));
  return moment && berlinIso(moment);
}
