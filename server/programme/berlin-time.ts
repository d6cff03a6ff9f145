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
