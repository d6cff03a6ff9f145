/** Converts DD.MM.YYYY days of an answer to YYYY-MM-DD; leaves out everything else. */
export function readEventDays(answer: readonly unknown[]): string[] {
  return answer.flatMap((each) => readDay(each) ?? []);
}

function readDay(value: unknown): string | null {
  const parts = typeof value === 'string' ? /^(\d\d)\.(\d\d)\.([12]\d{3})$/.exec(value) : null;
  if (!parts) return null;
  const day = parts.slice(1).reverse().join('-');
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` turns the 30th of February into a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
