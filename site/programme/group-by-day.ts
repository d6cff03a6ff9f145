import type { EventSummary } from '#contract/event.ts';
import { dayOf } from '#modules/eventitem/event-date.ts';

export interface TimetableEntry {
  event: EventSummary;
  /** Its place in the whole list, counted from 0. */
  index: number;
}

export interface TimetableDay {
  /** YYYY-MM-DD in Berlin; empty for events without a moment. */
  day: string;
  entries: TimetableEntry[];
}

export interface TimetableMonth {
  /** YYYY-MM. */
  month: string;
  days: TimetableDay[];
}

/** Events in their order by month and day; neighbours of the same day join, wherever a page of the list ended. */
export function groupByDay(events: readonly EventSummary[]): TimetableMonth[] {
  const months: TimetableMonth[] = [];
  for (const [index, event] of events.entries()) {
    const day = dayOf(event.start);
    const month = day.slice(0, 7);
    let inMonth = months.at(-1);
    if (inMonth?.month !== month) months.push((inMonth = { month, days: [] }));
    let inDay = inMonth.days.at(-1);
    if (inDay?.day !== day) inMonth.days.push((inDay = { day, entries: [] }));
    inDay.entries.push({ event, index });
  }
  return months;
}

/** The month before (-1) or after (1) another, both YYYY-MM. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
