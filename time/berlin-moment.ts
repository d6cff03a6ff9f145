import { berlinDay } from './berlin-day.ts';
import { berlinIso } from './berlin-iso.ts';
import { addDays } from './calendar-day.ts';

/**
 * The moment of a local time in Berlin, `2026-12-01T09:00`. The first one of a time that occurs twice; null for a time
 * that the clocks skip and for an invalid one.
 */
export function berlinMoment(local: string): Date | null {
  for (const offset of ['+02:00', '+01:00']) {
    const moment = new Date(`${local}:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && berlinIso(moment).startsWith(local)) return moment;
  }
  return null;
}

/** The first moment of a day in Berlin; no clock there changes at midnight. */
export function startOfDay(day: string): Date {
  const winter = new Date(`${day}T00:00:00+01:00`);
  return berlinIso(winter).startsWith(`${day}T00:00`) ? winter : new Date(`${day}T00:00:00+02:00`);
}

/** Start of the next day in Berlin. */
export function nextMidnight(moment: Date): Date {
  return startOfDay(addDays(berlinDay(moment), 1));
}

/** True for the local times that occur twice, at the change to winter time. */
export function isShownTwice(moment: Date): boolean {
  const shown = (hours: number) => berlinIso(new Date(moment.getTime() + hours * 3_600_000)).slice(0, 19);
  return shown(-1) === shown(0) || shown(1) === shown(0);
}
