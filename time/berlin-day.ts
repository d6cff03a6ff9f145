import { inBerlin } from './berlin-time.ts';

/** The day in Berlin, `2026-11-28`; empty for an invalid time. */
export function berlinDay(moment: string | Date): string {
  const time = inBerlin(moment);
  return time ? `${time.year}-${two(time.month)}-${two(time.day)}` : '';
}

/** True once an event has ended; without a known end it ends with its day in Berlin. */
export function isOver(start: string, end: string | null, now: Date): boolean {
  const until = end === null ? Number.NaN : Date.parse(end);
  if (!Number.isNaN(until)) return until <= now.getTime();
  const day = berlinDay(start);
  return day !== '' && day < berlinDay(now);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
