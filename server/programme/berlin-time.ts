const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** A moment with the offset that Berlin has then, whatever this machine’s zone: `2026-11-21T19:30:00+01:00`. */
export function berlinIso(moment: Date): string {
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const offset = part.timeZoneName?.replace('GMT', '') || '+00:00';
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}${offset}`;
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

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** When the next day begins in Berlin. */
export function nextMidnight(moment: Date): Date {
  return startOfDay(addDays(berlinDay(moment), 1));
}
