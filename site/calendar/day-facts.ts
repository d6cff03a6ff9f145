import type { Locale } from '#contract/languages.ts';
import { dateParts, longDate } from '#modules/eventitem/event-date.ts';
import { m } from '../paraglide/messages.js';
import { addMonths, type DayRange, firstOf, lastOf, monthOf } from './days.ts';

/** What the calendar knows. */
export interface CalendarFacts {
  /** In Berlin. */
  today: string;
  /** The day that the programme is narrowed to, or ''. */
  chosen: string;
  /** Days that have events; empty as long as none are known. */
  days: ReadonlySet<string>;
  /** How many events they have, where that is known. */
  counts: ReadonlyMap<string, number>;
  range: DayRange;
}

/** `past` and `beyond` (of what is known) and `idle` (nothing is on) cannot be picked; `open`: what is on is not known. */
export type DayKind = 'past' | 'beyond' | 'idle' | 'event' | 'open';

/** What the calendar shows: a year from the first of this month on, this month alone as long as no days are known. */
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

/** Whether a day can be picked; the chosen one can, to take the choice back. */
export function isPickable(day: string, facts: CalendarFacts): boolean {
  const kind = kindOf(day, facts);
  return kind === 'event' || kind === 'open' || (kind === 'idle' && day === facts.chosen);
}

/** `Samstag, 21. November 2026, 2 Veranstaltungen`. */
export function dayLabel(day: string, facts: CalendarFacts, locale: Locale): string {
  const parts = dateParts(`${day}T12:00:00Z`, locale);
  const words = [parts ? longDate(parts, locale) : day, saidOf(day, facts)];
  if (day === facts.chosen) words.push(m.calendar_chosen());
  return words.filter((word) => word !== '').join(', ');
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
