import { festivalsApi, programmeApi } from '#contract/api.ts';
import type { QueryOf, ResponseOf } from '#contract/base/endpoint.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { byLocale, type Locale } from '#text/languages.ts';
import type { Festival, FestivalPage } from '#contract/programme/festivals.ts';
import type { Event, EventCategory, Venue } from '#contract/programme/programme.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import { eventAddress, eventIdAt } from '../../addresses/event-address.ts';
import type { Need } from '../client/time-budget.ts';
import type { Calls } from '../client/page-request.ts';
import { castByRole } from './cast-by-role.ts';

export type EventFilter = Omit<QueryOf<typeof programmeApi.events>, 'page' | 'page_size'>;
export type EventList = ResponseOf<typeof programmeApi.events>;
export type Month = ResponseOf<typeof programmeApi.month>;

/** Events on one page of a list: compressed, a page of the programme with more of them takes one more round trip. */
const listedEvents = 15;

/** An event in one language, with the address of its page in both. */
export interface FoundEvent {
  event: Event;
  urls: Record<Locale, string>;
}

/** Calls for the programme. */
export interface ProgrammeCalls {
  /** Null when there is no event with this id. */
  event(locale: Locale, id: number): Promise<FoundEvent | null>;
  /** One page of matching future events; null when the backend has no such list or rejects the filter. */
  events(locale: Locale, filter: EventFilter, page: number): Promise<EventList | null>;
  /** All matching future events, at most 1,000. */
  allEvents(locale: Locale, filter: EventFilter): Promise<EventList | null>;
  /** The first matching future events; empty when unavailable. */
  nextEvents(locale: Locale, filter: EventFilter, count: number, need?: Need): Promise<EventSummary[]>;
  /** The events with these ids, including past ones, by date; unknown ids are left out. */
  eventsWithIds(locale: Locale, ids: readonly number[]): Promise<EventSummary[]>;
  /** The days of a month; `month` is YYYY-MM, empty for the current month. */
  month(locale: Locale, month: string, filter: Omit<EventFilter, 'date' | 'from' | 'to'>): Promise<Month | null>;
  categories(locale: Locale): Promise<EventCategory[]>;
  /** Categories that have productions, in total or in one season. */
  categoriesOfProductions(locale: Locale, season?: string): Promise<EventCategory[]>;
  venues(locale: Locale): Promise<Venue[]>;
  /** Festivals and series with coming events. */
  festivals(locale: Locale): Promise<Festival[]>;
  /** One page of all festivals and series, those with coming events first; null when the backend has no such list. */
  allFestivals(locale: Locale, page: number): Promise<ResponseOf<typeof festivalsApi.festivals> | null>;
  /** Null when there is no festival or series with this id; `edit` requests the draft of its blocks. */
  festival(locale: Locale, id: number, edit?: boolean): Promise<FestivalPage | null>;
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
      const query = { ...filterQuery(filter), page, page_size: listedEvents };
      return withTitles(await calls.get(programmeApi.events, { locale }, query));
    },
    async allEvents(locale, filter) {
      const pageOf = (page: number) =>
        calls.get(programmeApi.events, { locale }, { ...filterQuery(filter), page, page_size: 100 });
      const first = await pageOf(1);
      const pages = Math.min(Math.ceil((first?.count ?? 0) / 100), 10);
      const rest = await Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => pageOf(index + 2)));
      return (
        first && withTitles({ ...first, next: null, results: [first, ...rest].flatMap((one) => one?.results ?? []) })
      );
    },
    async nextEvents(locale, filter, count, need = 'decoration') {
      const query = { ...filterQuery(filter), page_size: count };
      return (withTitles(await calls.optional(programmeApi.events, { locale }, query, { need }))?.results ?? []).slice(
        0,
        count,
      );
    },
    async eventsWithIds(locale, ids) {
      const query = { ids: ids.join(','), page_size: 100 };
      const answer = withTitles(await calls.get(programmeApi.events, { locale }, query, { keep: false }));
      // A backend that ignores `ids` answers with the next events.
      return (answer?.results ?? []).filter(({ id }) => ids.includes(id));
    },
    month: (locale, month, filter) =>
      calls.get(programmeApi.month, { locale }, { ...(month !== '' && { month }), ...filterQuery(filter) }),
    categories: (locale) => categories(locale, {}),
    categoriesOfProductions: (locale, season = '') =>
      categories(locale, { of: 'productions', ...(season !== '' && { season }) }),
    async festivals(locale) {
      const answer = await calls.optional(festivalsApi.festivals, { locale }, { page_size: 100 });
      return (answer?.results ?? []).filter(({ title }) => title !== '');
    },
    async allFestivals(locale, page) {
      const answer = await calls.get(festivalsApi.festivals, { locale }, { page, upcoming: 'false' });
      return answer && { ...answer, results: withAddresses('series', locale, answer.results) };
    },
    async festival(locale, id, edit = false) {
      const answer = await calls.editable(festivalsApi.festival, { locale, id }, edit);
      return answer && answer.title !== '' ? { ...answer, id } : null;
    },
    async venues(locale) {
      const answer = await calls.optional(programmeApi.venues, { locale }, { page_size: 100 });
      return (answer?.results ?? []).filter(({ slug, name }) => slug !== '' && name !== '');
    },
  };
}

/** Drops rows without a title. */
function withTitles(answer: EventList | null): EventList | null {
  return answer && { ...answer, results: withTitle(answer.results) };
}

/** A query string without the empty parameters. */
function filterQuery(filter: EventFilter): Record<string, string | number> {
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
    const ownUrl = event.urls[each] || (each === locale ? event.url : '');
    const named = (each === locale ? '' : event.slugs[each]) || slug;
    return eventIdAt(ownUrl) === id && ownUrl.startsWith(`/${each}/`) ? ownUrl : eventAddress(each, named, id);
  };
  const urls = byLocale(address);
  return { event: { ...event, id, url: urls[locale], cast: castByRole(event), cast_objs: [] }, urls };
}

/** Drops entries without a title. */
export function withTitle<T extends { title: string }>(entries: T[]): T[] {
  return entries.filter(({ title }) => title !== '');
}
