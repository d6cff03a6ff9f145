import { inBerlin } from './berlin-time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Offsets in minutes, by hour since 1970: computing one is the most expensive part of converting an event. */
const offsets = new Map<number, number>();
const maxOffsets = 20_000;

/** A moment with Berlin's offset at that time, independent of this machine's time zone: `2026-11-21T19:30:00+01:00`. */
export function berlinIso(moment: Date): string {
  const offset = offsetAt(moment);
  const shown = new Date(moment.getTime() + offset * minute).toISOString().replace(/\.\d+Z$/, '');
  const sign = offset < 0 ? '-' : '+';
  return `${shown}${sign}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`;
}

/** Clocks change at full hours UTC, so one offset holds for the whole hour. */
function offsetAt(moment: Date): number {
  const key = Math.floor(moment.getTime() / hour);
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= maxOffsets) offsets.clear();
  const offset = computeOffset(new Date(key * hour));
  offsets.set(key, offset);
  return offset;
}

function computeOffset(moment: Date): number {
  const time = inBerlin(moment);
  if (!time) return 0;
  return (Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) - moment.getTime()) / minute;
}

function pad(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
