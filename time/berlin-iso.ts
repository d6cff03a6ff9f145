import { inBerlin } from './berlin-time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Offsets in minutes by hour since 1970: to compute one costs more than all else about an event, and there are few hours. */
const offsets = new Map<number, number>();
const maxOffsets = 20_000;

/** A moment with the offset that Berlin has then, whatever this machine’s zone: `2026-11-21T19:30:00+01:00`. */
export function berlinIso(moment: Date): string {
  const offset = offsetAt(moment);
  const shown = new Date(moment.getTime() + offset * minute).toISOString().replace(/\.\d+Z$/, '');
  const sign = offset < 0 ? '-' : '+';
  return `${shown}${sign}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`;
}

/** Clocks change at full hours of UTC, so that an hour has one offset. */
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
