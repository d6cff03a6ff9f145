const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Time on a clock in Berlin, `2026-11-21T19:30`, of a moment; empty for what is none. */
export function toBerlin(moment: unknown): string {
  const date = new Date(typeof moment === 'string' ? moment : Number.NaN);
  return Number.isNaN(date.valueOf()) ? '' : parts.format(date).replace(' ', 'T').slice(0, 16);
}

/** The moment, with its offset, at which a clock in Berlin shows a time; null for what is none. */
export function fromBerlin(clock: string): string | null {
  // Browsers read a time in much that is none.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(clock)) return null;
  const asUtc = Date.parse(`${clock.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset at the hour itself; once more, since around a change of the clocks the first guess may be an hour off.
  const first = asUtc - offsetAt(asUtc);
  const moment = asUtc - offsetAt(first);
  return `${clock.slice(0, 16)}:00${written(asUtc - moment)}`;
}

/** How far Berlin is ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  return Date.parse(`${parts.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

function written(offset: number): string {
  const minutes = Math.round(offset / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}
