import {
  contactApi,
  festivalsApi,
  homeApi,
  magazineApi,
  peopleApi,
  pressApi,
  programmeApi,
  searchApi,
  subscriptionsApi,
} from '#contract/api.ts';
import type { QueryOf, ResponseOf } from '#contract/base/endpoint.ts';
import type { Event } from '#contract/programme/programme.ts';
import type { SearchOverview, SearchPart, SearchResult } from '#contract/search/search.ts';
import { byLocale, type Locale } from '#text/languages.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import { eventAddress, eventIdAt } from '../../addresses/event-address.ts';
import type { Calls } from '../client/page-request.ts';
import type { Need } from '../client/time-budget.ts';
import { castByRole } from './cast-by-role.ts';

export type EventFilter = Omit<QueryOf<typeof programmeApi.events>, 'page' | 'page_size'>;
export type Month = ResponseOf<typeof programmeApi.month>;
type SubscriptionFilter = Omit<QueryOf<typeof subscriptionsApi.list>, 'page' | 'page_size'>;

interface ProductionFilter {
  /** Slugs; empty for all. */
  season?: string;
  category?: string;
  /** True: only productions of the home page. */
  highlight?: boolean;
}

/** An event in one language, with the address of its page in both. */
export interface FoundEvent {
  event: Event;
  urls: Record<Locale, string>;
}

/** A person with `title` and `slug`, which every entity with its own page has. */
export type FoundPerson = NonNullable<Awaited<ReturnType<AreaCalls['person']>>>;

export type AreaCalls = ReturnType<typeof areaCalls>;

/**
 * The calls of all areas. One entity is null when there is none with this id; with `edit` it is the draft if the session
 * may see it. One page of a list is null when the backend has no such list or rejects the filter. What a page can do
 * without is empty when it is unavailable.
 */
export function areaCalls(calls: Calls) {
  return { ...homeCalls(calls), ...searchCalls(calls), ...programmeCalls(calls), ...entityCalls(calls) };
}

/** Events on one page of a list: compressed, a page of the programme with more of them takes one more round trip. */
const listedEvents = 15;

/** Calls for the programme. */
function programmeCalls(calls: Calls) {
  const categories = async (locale: Locale, query: Record<string, string> = {}) =>
    named(await calls.optional(programmeApi.categories, { locale }, { ...query, page_size: 100 }));
  return {
    categories: (locale: Locale) => categories(locale),
    /** Categories that have productions, in total or in one season. */
    categoriesOfProductions: (locale: Locale, season = '') =>
      categories(locale, { of: 'productions', ...(season !== '' && { season }) }),
    async event(locale: Locale, id: number) {
      return foundEvent(await calls.get(programmeApi.event, { locale, id }), locale, id);
    },
    /** One page of matching future events. */
    async events(locale: Locale, filter: EventFilter, page: number) {
      const query = { ...given(filter), page, page_size: listedEvents };
      return titled(await calls.get(programmeApi.events, { locale }, query));
    },
    /** All matching future events, at most 1,000. */
    async allEvents(locale: Locale, filter: EventFilter) {
      const pageOf = (page: number) =>
        calls.get(programmeApi.events, { locale }, { ...given(filter), page, page_size: 100 });
      const first = await pageOf(1);
      const pages = Math.min(Math.ceil((first?.count ?? 0) / 100), 10);
      const rest = await Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => pageOf(index + 2)));
      return first && titled({ ...first, next: null, results: [first, ...rest].flatMap((one) => one?.results ?? []) });
    },
    /** The first matching future events. */
    async nextEvents(locale: Locale, filter: EventFilter, count: number, need: Need = 'decoration') {
      const query = { ...given(filter), page_size: count };
      return resultsOf(titled(await calls.optional(programmeApi.events, { locale }, query, { need }))).slice(0, count);
    },
    /** The events with these ids, including past ones, by date; unknown ids are left out. */
    async eventsWithIds(locale: Locale, ids: readonly number[]) {
      const query = { ids: ids.join(','), page_size: 100 };
      const answer = titled(await calls.get(programmeApi.events, { locale }, query, { keep: false }));
      // A backend that ignores `ids` answers with the next events.
      return resultsOf(answer).filter(({ id }) => ids.includes(id));
    },
    /** The days of a month; `month` is YYYY-MM, empty for the current month. */
    month: (locale: Locale, month: string, filter: Omit<EventFilter, 'date' | 'from' | 'to'>) =>
      calls.get(programmeApi.month, { locale }, { ...(month !== '' && { month }), ...given(filter) }),
    async venues(locale: Locale) {
      return named(await calls.optional(programmeApi.venues, { locale }, { page_size: 100 }));
    },
    /** Festivals and series with coming events. */
    async festivals(locale: Locale) {
      return resultsOf(titled(await calls.optional(festivalsApi.festivals, { locale }, { page_size: 100 })));
    },
    /** One page of all festivals and series, those with coming events first. */
    async allFestivals(locale: Locale, page: number) {
      const answer = await calls.get(festivalsApi.festivals, { locale }, { page, upcoming: 'false' });
      return answer && { ...answer, results: withAddresses('series', locale, answer.results) };
    },
    async festival(locale: Locale, id: number, edit = false) {
      return withId(await calls.editable(festivalsApi.festival, { locale, id }, edit), id);
    },
    async production(locale: Locale, id: number, edit = false) {
      const production = withId(await calls.editable(programmeApi.production, { locale, id }, edit), id);
      return production && { ...production, articles: withAddresses('blog', locale, production.articles) };
    },
    /** One page of matching productions. */
    async productions(locale: Locale, filter: ProductionFilter, page: number) {
      const query = { ...productionQuery(filter), page };
      return listed('productions', locale, await calls.get(programmeApi.productions, { locale }, query));
    },
    /** The first matching productions. */
    async someProductions(locale: Locale, filter: ProductionFilter, count: number) {
      const query = { ...productionQuery(filter), page_size: count };
      const answer = await calls.optional(programmeApi.productions, { locale }, query, { need: 'part' });
      return resultsOf(listed('productions', locale, answer)).slice(0, count);
    },
    /** All seasons, newest first. */
    async seasons(locale: Locale) {
      return named(await calls.optional(programmeApi.seasons, { locale }, { page_size: 100 }, { need: 'part' }));
    },
  };
}

/** Calls for people, the magazine, subscriptions, press and contact. */
function entityCalls(calls: Calls) {
  return {
    async person(locale: Locale, id: number, edit = false) {
      const person = await calls.editable(peopleApi.person, { locale, id }, edit);
      return person && person.name !== '' ? { ...person, id, slugs: person.slug } : null;
    },
    /** Artists by category, without empty categories. */
    async artists(locale: Locale) {
      return resultsOf(await calls.get(peopleApi.categories, { locale }, { page_size: 100 })).flatMap((category) => {
        const persons = category.persons.filter(({ name }) => name !== '');
        return persons.length > 0 ? [{ ...category, persons }] : [];
      });
    },
    async article(locale: Locale, id: number, edit = false) {
      const article = withId(await calls.editable(magazineApi.article, { locale, id }, edit), id);
      if (!article) return null;
      const productions = withAddresses('productions', locale, article.productions);
      return { ...article, productions, more: withAddresses('blog', locale, article.more) };
    },
    /** One page of articles, newest first; `category` is the slug of a category, empty for all. */
    async articles(locale: Locale, category: string, page: number) {
      const query = { ...(category !== '' && { categories__slug: category }), page };
      return listed('blog', locale, await calls.get(magazineApi.articles, { locale }, query));
    },
    /** Articles for the home page. */
    async articlesForHome(locale: Locale, count: number) {
      const query = { show_on_home: 'True', page_size: count };
      const answer = await calls.optional(magazineApi.articles, { locale }, query, { need: 'part' });
      return resultsOf(listed('blog', locale, answer)).slice(0, count);
    },
    /** All categories of articles. */
    async rubrics(locale: Locale) {
      return named(await calls.optional(magazineApi.categories, { locale }, { page_size: 100 }));
    },
    async subscription(locale: Locale, id: number, edit = false) {
      return withId(await calls.editable(subscriptionsApi.show, { locale, id }, edit), id);
    },
    /** One page of matching subscriptions. */
    async subscriptions(locale: Locale, filter: SubscriptionFilter, page: number) {
      const query = { ...given(filter), page, page_size: 50 };
      return listed('subscriptions', locale, await calls.get(subscriptionsApi.list, { locale }, query));
    },
    async pressDirectory(locale: Locale, id: number) {
      return withId(await calls.get(pressApi.show, { locale, id }), id);
    },
    /** One page of press directories, newest first. */
    async pressDirectories(locale: Locale, page: number) {
      return listed('pressedownloads', locale, await calls.get(pressApi.list, { locale }, { page }));
    },
    async departments(locale: Locale) {
      const answer = await calls.optional(contactApi.list, { locale }, { page_size: 100 }, { need: 'part' });
      return resultsOf(answer).filter(({ name }) => name !== '');
    },
  };
}

/** Calls for the home page and the news banner. */
function homeCalls(calls: Calls) {
  return {
    /** Current slides, in order. */
    async slides(locale: Locale) {
      return resultsOf(titled(await calls.optional(homeApi.slides, { locale }, {}, { need: 'part' })));
    },
    /** The current news; null when there is none. */
    async breakingNews(locale: Locale) {
      const first = (await calls.optional(homeApi.breakingNews, { locale }))?.results[0];
      return first && (first.title !== '' || first.text !== '') ? first : null;
    },
  };
}

/** Calls for the search; their answers are not cached. */
function searchCalls(calls: Calls) {
  const passing = { keep: false };
  return {
    /** The first results of every category; null when the backend has no search. */
    async search(locale: Locale, query: string) {
      const found = await calls.get(searchApi.all, { locale }, { query }, passing);
      return found && withOwnCount(found);
    },
    /** One page of results of one category. */
    async searchPart(locale: Locale, part: Exclude<SearchPart, 'all'>, query: string, page: number) {
      const found = await calls.get(searchApi[part], { locale }, { query, page }, passing);
      return found && { ...found, results: found.results.filter(isNamed) };
    },
    /** Suggestions that begin with the text. */
    async suggestions(locale: Locale, query: string) {
      const found = await calls.optional(searchApi.suggest, { locale }, { query: query.toLowerCase() }, passing);
      return (found ?? []).filter(({ text }) => text !== '');
    },
  };
}

/** Most results of a part in the overview. */
const shownOfPart = 20;

/** The sum of the parts, so that what is counted and what is shown never contradict each other. */
function withOwnCount(overview: SearchOverview): SearchOverview {
  const shown = ({ count, results }: SearchOverview['events']) => {
    const found = results.filter(isNamed).slice(0, shownOfPart);
    return { count: found.length === 0 ? 0 : Math.max(count, found.length), results: found };
  };
  const [events, others, archive] = [shown(overview.events), shown(overview.others), shown(overview.archive)];
  return { ...overview, events, others, archive, count: events.count + others.count + archive.count };
}

function isNamed({ title }: SearchResult): boolean {
  return title.some(({ text }) => text.trim() !== '');
}

function foundEvent(event: Event | null, locale: Locale, id: number): FoundEvent | null {
  if (!event || event.title === '') return null;
  const slug = event.slug || event.slugs[locale] || 'event';
  const address = (each: Locale) => {
    const ownUrl = event.urls[each] || (each === locale ? event.url : '');
    const ownSlug = (each === locale ? '' : event.slugs[each]) || slug;
    return eventIdAt(ownUrl) === id && ownUrl.startsWith(`/${each}/`) ? ownUrl : eventAddress(each, ownSlug, id);
  };
  const urls = byLocale(address);
  return { event: { ...event, id, url: urls[locale], cast: castByRole(event), cast_objs: [] }, urls };
}

/** A query string without the empty parameters. */
function given(filter: EventFilter | SubscriptionFilter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}

function productionQuery({ season = '', category = '', highlight = false }: ProductionFilter): Record<string, string> {
  return {
    ...(season !== '' && { season }),
    ...(category !== '' && { category }),
    ...(highlight && { is_highlight: 'True' }),
  };
}

interface Answer<T> {
  results: T[];
}

function resultsOf<T>(answer: Answer<T> | null): T[] {
  return answer?.results ?? [];
}

/** Entries with slug and name. */
function named<T extends { slug: string; name: string }>(answer: Answer<T> | null): T[] {
  return resultsOf(answer).filter(({ slug, name }) => slug !== '' && name !== '');
}

/** Drops entries without a title. */
function titled<A extends Answer<{ title: string }>>(answer: A | null): A | null {
  return answer && { ...answer, results: answer.results.filter(({ title }) => title !== '') };
}

/** Drops entries without a title and gives each of the others an address. */
function listed<A extends Answer<{ title: string; id: number; slug: string; url: string }>>(
  screen: string,
  locale: Locale,
  answer: A | null,
): A | null {
  const shown = titled(answer);
  return shown && { ...shown, results: withAddresses(screen, locale, shown.results) };
}

/** The entity that was asked for; null without a title. */
function withId<T extends { title: string }>(entity: T | null, id: number): (T & { id: number }) | null {
  return entity && entity.title !== '' ? { ...entity, id } : null;
}
