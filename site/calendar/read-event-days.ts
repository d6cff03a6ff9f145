import { list } from '../content/read.ts';

/** The days, YYYY-MM-DD, of an answer that writes them DD.MM.YYYY; whatever else is in it is left out. */
export function readEventDays(answer: unknown): string[] {
  return list(answer).flatMap((each) => readDay(each) ?? []);
}

function readDay(value: unknown): string | null {
  const parts = typeof value === 'string' ? /^(\d\d)\.(\d\d)\.([12]\d{3})$/.exec(value) : null;
  if (!parts) return null;
  const day = parts.slice(1).toReversed().join('-');
  const date = new Date(`${day}T00:00:00Z`);
  // The 30th of February is a day of March to some.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
