import { addDays, addMonths, firstOf, lastOf, monthOf, weekdayOf } from '#time/calendar-day.ts';

export const calendarViews = ['month', 'week', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The days that a view shows around a day: whole weeks from Monday, or the days of a month as a list. */
export function daysOfView(view: CalendarView, day: string): string[] {
  const [first, last] = [firstOf(monthOf(day)), lastOf(monthOf(day))];
  if (view === 'list') return daysBetween(first, last);
  if (view === 'week') {
    const monday = addDays(day, -weekdayOf(day));
    return daysBetween(monday, addDays(monday, 6));
  }
  return daysBetween(addDays(first, -weekdayOf(first)), addDays(last, 6 - weekdayOf(last)));
}

/** The day that is shown one step earlier (-1) or later (1). */
export function stepOf(view: CalendarView, day: string, step: -1 | 1): string {
  return view === 'week' ? addDays(day, 7 * step) : addMonths(firstOf(monthOf(day)), step);
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Minutes by which a key moves an event; null for other keys. In the week view up and down are steps of 15 minutes. */
export function minutesOfKey(key: string, view: CalendarView): number | null {
  const day = 24 * 60;
  const upDown = view === 'week' ? 15 : 7 * day;
  const steps: Record<string, number> = { ArrowLeft: -day, ArrowRight: day, ArrowUp: -upDown, ArrowDown: upDown };
  return steps[key] ?? null;
}

/** Time of day of a place in a column of 24 hours, in steps of 15 minutes: `19:30`. */
export function clockAt(share: number): string {
  const steps = Math.min(95, Math.max(0, Math.round(share * 96)));
  return `${String(Math.floor(steps / 4)).padStart(2, '0')}:${String((steps % 4) * 15).padStart(2, '0')}`;
}

interface Placed {
  start: string;
  until: string;
}

/** Columns side by side for events that overlap: the lane of each, and how many lanes there are. */
export function lanesOf<E extends Placed>(events: E[]): { event: E; lane: number }[] {
  const ends: string[] = [];
  return events.map((event) => {
    const free = ends.findIndex((end) => Date.parse(end) <= Date.parse(event.start));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = event.until;
    return { event, lane };
  });
}
