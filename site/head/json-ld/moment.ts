const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * A moment with the offset that Berlin has then, `2026-11-21T19:30:00+01:00`, however a backend writes it; undefined
 * where it is no moment.
 */
export function berlinMoment(moment: string | null | undefined): string | undefined {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  const shown = clock.format(date).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${shown}Z`) - Math.floor(date.getTime() / 1000) * 1000) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${shown}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}
