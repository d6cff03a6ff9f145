import type { Locale } from '#contract/languages.ts';
import type { EventCategory, Venue } from '#contract/programme.ts';
import { dateParts, longDate, shortDate } from '#modules/eventitem/event-date.ts';
import { accessName } from '../event/access-names.ts';
import { m } from '../paraglide/messages.js';
import type { ProgrammeQuery } from './programme-query.ts';

interface Names {
  categories: readonly Pick<EventCategory, 'slug' | 'name'>[];
  venues: readonly Pick<Venue, 'slug' | 'name'>[];
}

/** A filter that is set: its key in the query, and what it says. */
export interface ChosenFilter {
  key: 'date' | 'month' | 'category' | 'venue' | 'access' | 'availability';
  name: string;
}

/** What narrows the programme, in words; slugs that nothing is called by stand as they are. */
export function chosenFilters(query: ProgrammeQuery, { categories, venues }: Names, locale: Locale): ChosenFilter[] {
  const nameOf = (slug: string, list: Names['venues']) => list.find((each) => each.slug === slug)?.name ?? slug;
  const chosen: [ChosenFilter['key'], string][] = [
    ['category', nameOf(query.category, categories)],
    ['date', dayName(query.date, locale)],
    ['month', query.date === '' ? monthName(query.month, locale) : ''],
    ['venue', nameOf(query.venue, venues)],
    ['access', query.access === '' ? '' : query.access.split(',').map(accessName).join(', ')],
    ['availability', query.availability === '' ? '' : m.programme_only_available()],
  ];
  return chosen.flatMap(([key, name]) => (name === '' ? [] : [{ key, name }]));
}

/** The same as one line, `Oper, Samstag, 28. November 2026`; empty where nothing is chosen. */
export function filterWords(query: ProgrammeQuery, names: Names, locale: Locale): string {
  return chosenFilters(query, names, locale)
    .map(({ name }) => name)
    .join(', ');
}

/** `Samstag, 28. November 2026` of a day YYYY-MM-DD. */
export function dayName(day: string, locale: Locale): string {
  const parts = day === '' ? null : dateParts(`${day}T12:00:00Z`, locale);
  return parts ? longDate(parts, locale) : '';
}

/** `Samstag, 28. November`. */
export function dayWithoutYear(day: string, locale: Locale): string {
  const parts = dateParts(`${day}T12:00:00Z`, locale);
  return parts ? `${parts.weekday}${locale === 'de' ? ',' : ''} ${shortDate(parts)}` : '';
}

/** `November 2026` of a month YYYY-MM. */
export function monthName(month: string, locale: Locale): string {
  const parts = monthParts(month, locale);
  return parts ? `${parts.month} ${parts.year}` : '';
}

export function monthParts(month: string, locale: Locale): { month: string; year: string } | null {
  return month === '' ? null : dateParts(`${month}-15T12:00:00Z`, locale);
}
