const minute = 60_000;
const hour = 60 * minute;
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** Offsets in minutes by hour since 1970. To ask for one costs more than all else about an event, and there are few hours. */
const offsets = new Map<number, number>();
const mostOffsets = 20_000;

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
  if (offsets.size >= mostOffsets) offsets.clear();
  const offset = askOffset(moment);
  offsets.set(key, offset);
  return offset;
}

function askOffset(moment: Date): number {
  const name = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -offset : offset;
}

function pad(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}

/** The day in Berlin, `2026-11-21`. */
export function berlinDay(moment: Date): string {
  return berlinIso(moment).slice(0, 10);
}

/** The first moment of a day in Berlin; no clock there changes at midnight. */
export function startOfDay(day: string): Date {
  const winter = new Date(`${day}T00:00:00+01:00`);
  return berlinIso(winter).startsWith(`${day}T00:00`) ? winter : new Date(`${day}T00:00:00+02:00`);
}

/** The moment of a day and a clock in Berlin, `2026-12-01` and `19:30`; null where there is no such day or time. */
export function berlinMoment(day: string, time: string): Date | null {
  for (const offset of ['+01:00', '+02:00']) {
    const moment = new Date(`${day}T${time}:00${offset}`);
    if (!Number.isNaN(moment.getTime()) && berlinIso(moment).startsWith(`${day}T${time}`)) return moment;
  }
  return null;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** When the next day begins in Berlin. */
export function nextMidnight(moment: Date): Date {
  return startOfDay(addDays(berlinDay(moment), 1));
}
