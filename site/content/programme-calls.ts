import { programmeApi } from '#contract/api.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts';
import type { EventSummary } from '#contract/event.ts';
import { type Locale, locales } from '#contract/languages.ts';
import type { Event, EventCategory, Venue } from '#contract/programme.ts';
import { castByRole } from '../event/cast-by-role.ts';
import { eventAddress, eventIdAt } from '../event/event-address.ts';
import type { Calls } from './calls.ts';

export type EventFilter = Omit<QueryOf<typeof programmeApi.events>, 'page' | 'page_size'>;
export type EventList = ResponseOf<typeof programmeApi.events>;
export type Month = ResponseOf<typeof programmeApi.month>;

/** An event in one language, and its page’s address in both. */
export interface FoundEvent {
  event: Event;
  urls: Record<Locale, string>;
}

/** The calls that concern the programme. */
export interface ProgrammeCalls {
  /** Null where there is none with this number. */
  event(locale: Locale, id: number): Promise<FoundEvent | null>;
  /** A page of the coming events that fit; null where the backend knows no list or refuses the filter. */
  events(locale: Locale, filter: EventFilter, page: number): Promise<EventList | null>;
  /** The first coming events that fit; none where they cannot be had. */
  nextEvents(locale: Locale, filter: EventFilter, count: number): Promise<EventSummary[]>;
  /** The events with these ids, past ones too, by date; those that there are not are left out. */
  eventsWithIds(locale: Locale, ids: readonly number[]): Promise<EventSummary[]>;
  /** The days of a month; `month` is YYYY-MM, empty for the present one. */
  month(locale: Locale, month: string, filter: Omit<EventFilter, 'date' | 'from' | 'to'>): Promise<Month | null>;
  categories(locale: Locale): Promise<EventCategory[]>;
  /** Those that have productions, at all or in a season. */
  categoriesOfProductions(locale: Locale, season?: string): Promise<EventCategory[]>;
  venues(locale: Locale): Promise<Venue[]>;
}

export function programmeCalls(calls: Calls): ProgrammeCalls {
  async function categories(locale: Locale, query: Record<string, string>): Promise<EventCategory[]> {
    const answer = await calls.optional(programmeApi.categories, { locale }, { ...query, page_size: 100 });
    return (answer?.results ?? []).filter(({ slug, name }) => slug !== '' && name !== '');
  }
  return {
    async event(locale, id) {
      return found(await calls.get(programmeApi.event, { locale, id }), locale, id);
    },
    async events(locale, filter, page) {
      return withTitles(await calls.get(programmeApi.events, { locale }, { ...given(filter), page }));
    },
    async nextEvents(locale, filter, count) {
      const query = { ...given(filter), page_size: count };
      return withTitles(await calls.optional(programmeApi.events, { locale }, query))?.results ?? [];
    },
    async eventsWithIds(locale, ids) {
      const query = { ids: ids.join(','), page_size: 100 };
      const answer = withTitles(await calls.get(programmeApi.events, { locale }, query, { keep: false }));
      // A backend that knows no ids answers with whatever comes next.
      return (answer?.results ?? []).filter(({ id }) => ids.includes(id));
    },
    month: (locale, month, filter) =>
      calls.get(programmeApi.month, { locale }, { ...(month !== '' && { month }), ...given(filter) }),
    categories: (locale) => categories(locale, {}),
    categoriesOfProductions: (locale, season = '') =>
      categories(locale, { of: 'productions', ...(season !== '' && { season }) }),
    async venues(locale) {
      const answer = await calls.optional(programmeApi.venues, { locale }, { page_size: 100 });
      return (answer?.results ?? []).filter(({ slug, name }) => slug !== '' && name !== '');
    },
  };
}

/** A row without a title is no row. */
function withTitles(answer: EventList | null): EventList | null {
  return answer && { ...answer, results: answer.results.filter(({ title }) => title !== '') };
}

/** A query of what is asked for, without what is not. */
function given(filter: EventFilter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}

function found(event: Event | null, locale: Locale, id: number): FoundEvent | null {
  if (!event || event.title === '') return null;
  const slug = event.slug || event.slugs[locale] || 'event';
  const address = (each: Locale) => {
    const told = event.urls[each] || (each === locale ? event.url : '');
    const named = (each === locale ? '' : event.slugs[each]) || slug;
    return eventIdAt(told) === id && told.startsWith(`/${each}/`) ? told : eventAddress(each, named, id);
  };
  const urls = Object.fromEntries(locales.map((each) => [each, address(each)])) as Record<Locale, string>;
  return { event: { ...event, id, url: urls[locale], cast: castByRole(event), cast_objs: [] }, urls };
}
