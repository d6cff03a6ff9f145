import type { Locale } from '#text/languages.ts';
import type { EventCategory, Venue } from '#contract/programme/programme.ts';
import { accessName } from '../../event/access-names.ts';
import { dayName, monthName } from '../../event-list/day-labels.ts';
import { m } from '#messages/paraglide/messages.js';
import type { ProgrammeQuery } from './load.server.ts';

interface Names {
  categories: readonly Pick<EventCategory, 'slug' | 'name'>[];
  venues: readonly Pick<Venue, 'slug' | 'name'>[];
  /** By id. */
  series: readonly Pick<Venue, 'slug' | 'name'>[];
}

/** An active filter: its key in the query, and its label. */
export interface ChosenFilter {
  key: 'date' | 'month' | 'category' | 'venue' | 'access' | 'availability' | 'series';
  name: string;
}

/** Labels of the active filters; a slug without a name is shown as it is. */
export function chosenFilters(
  query: ProgrammeQuery,
  { categories, venues, series }: Names,
  locale: Locale,
): ChosenFilter[] {
  const nameOf = (slug: string, list: Names['venues']) => list.find((each) => each.slug === slug)?.name ?? slug;
  const chosen: [ChosenFilter['key'], string][] = [
    ['category', nameOf(query.category, categories)],
    ['date', dayName(query.date, locale)],
    ['month', query.date === '' ? monthName(query.month, locale) : ''],
    ['venue', nameOf(query.venue, venues)],
    [
      'series',
      query.series === '' ? '' : (series.find(({ slug }) => slug === query.series)?.name ?? m.programme_series()),
    ],
    ['access', query.access === '' ? '' : query.access.split(',').map(accessName).join(', ')],
    ['availability', query.availability === '' ? '' : m.programme_only_available()],
  ];
  return chosen.flatMap(([key, name]) => (name === '' ? [] : [{ key, name }]));
}

/** As one line, `Oper, Samstag, 28. November 2026`; empty without filters. */
export function namesOf(chosen: readonly ChosenFilter[]): string {
  return chosen.map(({ name }) => name).join(', ');
}
