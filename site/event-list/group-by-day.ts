import type { EventSummary } from '#contract/events/event-summary.ts';
import { berlinDay } from '#time/berlin-day.ts';

export interface TimetableEntry {
  event: EventSummary;
  /** Index in the whole list, from 0. */
  index: number;
}

export interface TimetableDay {
  /** YYYY-MM-DD in Berlin; empty for events without a start time. */
  day: string;
  entries: TimetableEntry[];
}

export interface TimetableMonth {
  /** YYYY-MM. */
  month: string;
  days: TimetableDay[];
}

/** Groups ordered events by month and day; adjacent events of one day are merged across page borders of the list. */
export function groupByDay(events: readonly EventSummary[]): TimetableMonth[] {
  const months: TimetableMonth[] = [];
  for (const [index, event] of events.entries()) {
    const day = berlinDay(event.start);
    const month = day.slice(0, 7);
    let inMonth = months.at(-1);
    if (inMonth?.month !== month) months.push((inMonth = { month, days: [] }));
    let inDay = inMonth.days.at(-1);
    if (inDay?.day !== day) inMonth.days.push((inDay = { day, entries: [] }));
    inDay.entries.push({ event, index });
  }
  return months;
}

/** The previous (-1) or next (1) month, both as YYYY-MM. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
