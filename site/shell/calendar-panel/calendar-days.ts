import type { Locale } from '#text/languages.ts';
import { m } from '#messages/paraglide/messages.js';
import { addMonths, type DayRange, firstOf, lastOf, monthOf, addDays, weekdayOf } from '#time/calendar-day.ts';
import { dayParts, longDate } from '#time/date-text.ts';

/** State of the calendar. */
export interface CalendarFacts {
  /** Today in Berlin. */
  today: string;
  /** The day that filters the programme, or ''. */
  chosen: string;
  /** Days with events; empty while unknown. */
  days: ReadonlySet<string>;
  /** Number of events per day, where known. */
  counts: ReadonlyMap<string, number>;
  range: DayRange;
}

/** `past`, `beyond` (after the known range) and `idle` (no events) cannot be selected; `open`: events unknown. */
export type DayKind = 'past' | 'beyond' | 'idle' | 'event' | 'open';

/** Range of the calendar: one year from the current month on; only the current month while the days are unknown. */
export function rangeOf(today: string, known: boolean): DayRange {
  const first = firstOf(monthOf(today));
  return [first, known ? addMonths(first, 12) : lastOf(monthOf(today))];
}

export function kindOf(day: string, { today, days, range: [first, last] }: CalendarFacts): DayKind {
  if (day < today) return 'past';
  if (day < first || day > last) return 'beyond';
  if (days.size === 0) return 'open';
  return days.has(day) ? 'event' : 'idle';
}

/** Whether a day can be selected; the selected day always can, to clear it. */
export function isPickable(day: string, facts: CalendarFacts): boolean {
  const kind = kindOf(day, facts);
  return kind === 'event' || kind === 'open' || (kind === 'idle' && day === facts.chosen);
}

/** `Samstag, 21. November 2026, 2 Veranstaltungen`. */
export function dayLabel(day: string, facts: CalendarFacts, locale: Locale): string {
  const parts = dayParts(day, locale);
  const texts = [parts ? longDate(parts, locale) : day, saidOf(day, facts)];
  if (day === facts.chosen) texts.push(m.calendar_chosen());
  return texts.filter((word) => word !== '').join(', ');
}

function saidOf(day: string, facts: CalendarFacts): string {
  const count = facts.counts.get(day);
  switch (kindOf(day, facts)) {
    case 'past':
      return m.calendar_past();
    case 'idle':
      return m.calendar_none();
    case 'event':
      return count === undefined ? m.calendar_some() : m.calendar_count({ count });
    case 'open':
    case 'beyond':
      return '';
  }
}

/** Target of a key from a day; null for other keys. */
export function moveDay(day: string, { key, shiftKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>) {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'Home':
      return ctrlKey ? firstOf(monthOf(day)) : addDays(day, -weekdayOf(day));
    case 'End':
      return ctrlKey ? lastOf(monthOf(day)) : addDays(day, 6 - weekdayOf(day));
    default:
      return null;
  }
}
