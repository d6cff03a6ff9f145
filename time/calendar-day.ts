// Days are strings YYYY-MM-DD, which sort by date; calculations use UTC, where every day has 24 hours.

/** Adds days; a negative number subtracts. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day of the month `count` months later; the last day if that month is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(number, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** YYYY-MM. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function firstOf(month: string): string {
  return `${month}-01`;
}

export function lastOf(month: string): string {
  return addDays(addMonths(firstOf(month), 1), -1);
}

/** 0 on Mondays, 6 on Sundays. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export function between(day: string, [first, last]: DayRange): string {
  return day < first ? first : day > last ? last : day;
}

/** First and last day, both included. */
export type DayRange = readonly [first: string, last: string];
