import type { Calls } from '../client/page-request.ts';
import { type PeopleCalls, peopleCalls } from './people-calls.ts';
import { type ProductionCalls, productionCalls } from './production-calls.ts';
import { type ProgrammeCalls, programmeCalls, withTitle } from './programme-calls.ts';
import { contactApi, homeApi, magazineApi, searchApi, subscriptionsApi, pressApi } from '#contract/api.ts';
import type { Department } from '#contract/contact/contact.ts';
import type { Locale } from '#text/languages.ts';
import type { BreakingNews, Slide } from '#contract/home/home.ts';
import type { QueryOf, ResponseOf } from '#contract/base/endpoint.ts';
import type { Article, ArticleCategory } from '#contract/magazine/magazine.ts';
import type { ArticleSummary } from '#contract/programme/programme.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import type { SearchOverview, SearchPart, SearchResult, Suggestion } from '#contract/search/search.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import type { DownloadDirectory } from '#contract/press/press.ts';

type SearchList = ResponseOf<typeof searchApi.events>;
type ListedPart = Exclude<SearchPart, 'all'>;

/** Calls for the search; their answers are not cached. */
interface SearchCalls {
  /** The first results of every category; null when the backend has no search. */
  search(locale: Locale, query: string): Promise<SearchOverview | null>;
  /** One page of results of one category. */
  searchPart(locale: Locale, part: ListedPart, query: string, page: number): Promise<SearchList | null>;
  /** Suggestions that begin with the text; empty when unavailable. */
  suggestions(locale: Locale, query: string): Promise<Suggestion[]>;
}

function searchCalls(calls: Calls): SearchCalls {
  const passing = { keep: false };
  return {
    async search(locale, query) {
      const found = await calls.get(searchApi.all, { locale }, { query }, passing);
      return found && withOwnCount(found);
    },
    async searchPart(locale, part, query, page) {
      const found = await calls.get(searchApi[part], { locale }, { query, page }, passing);
      return found && { ...found, results: found.results.filter(isNamed) };
    },
    async suggestions(locale, query) {
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
    const named = results.filter(isNamed).slice(0, shownOfPart);
    return { count: named.length === 0 ? 0 : Math.max(count, named.length), results: named };
  };
  const [events, others, archive] = [shown(overview.events), shown(overview.others), shown(overview.archive)];
  return { ...overview, events, others, archive, count: events.count + others.count + archive.count };
}

function isNamed({ title }: SearchResult): boolean {
  return title.some(({ text }) => text.trim() !== '');
}

/** The calls of all areas. A new area needs its own file and a line in both lists here. */
export interface AreaCalls
  extends
    HomeCalls,
    SearchCalls,
    ContactCalls,
    PressCalls,
    SubscriptionCalls,
    PeopleCalls,
    MagazineCalls,
    ProgrammeCalls,
    ProductionCalls {}

export function areaCalls(calls: Calls): AreaCalls {
  return {
    ...homeCalls(calls),
    ...searchCalls(calls),
    ...contactCalls(calls),
    ...pressCalls(calls),
    ...subscriptionCalls(calls),
    ...peopleCalls(calls),
    ...magazineCalls(calls),
    ...programmeCalls(calls),
    ...productionCalls(calls),
  };
}

interface ContactCalls {
  /** All departments; empty when unavailable. */
  departments(locale: Locale): Promise<Department[]>;
}

function contactCalls(calls: Calls): ContactCalls {
  return {
    async departments(locale) {
      const answer = await calls.optional(contactApi.list, { locale }, { page_size: 100 }, { need: 'part' });
      return (answer?.results ?? []).filter(({ name }) => name !== '');
    },
  };
}

/** Calls for the home page and the news banner. */
interface HomeCalls {
  /** Current slides, in order; empty when unavailable. */
  slides(locale: Locale): Promise<Slide[]>;
  /** The current news; null when there is none. */
  breakingNews(locale: Locale): Promise<BreakingNews | null>;
}

function homeCalls(calls: Calls): HomeCalls {
  return {
    async slides(locale) {
      const answer = await calls.optional(homeApi.slides, { locale }, {}, { need: 'part' });
      return (answer?.results ?? []).filter(({ title }) => title !== '');
    },
    async breakingNews(locale) {
      const first = (await calls.optional(homeApi.breakingNews, { locale }))?.results[0];
      return first && (first.title !== '' || first.text !== '') ? first : null;
    },
  };
}

type ArticleList = ResponseOf<typeof magazineApi.articles>;

/** Calls for the magazine. */
interface MagazineCalls {
  /** Null when there is no article with this id. With `edit` the draft if the session may see it. */
  article(locale: Locale, id: number, edit?: boolean): Promise<Article | null>;
  /** One page of articles, newest first; `category` is the slug of a category, empty for all. */
  articles(locale: Locale, category: string, page: number): Promise<ArticleList | null>;
  /** Articles for the home page; empty when unavailable. */
  articlesForHome(locale: Locale, count: number): Promise<ArticleSummary[]>;
  /** All categories; empty when unavailable. */
  rubrics(locale: Locale): Promise<ArticleCategory[]>;
}

function magazineCalls(calls: Calls): MagazineCalls {
  return {
    async article(locale, id, edit = false) {
      const article = await calls.editable(magazineApi.article, { locale, id }, edit);
      if (!article || article.title === '') return null;
      const productions = withAddresses('productions', locale, article.productions);
      return { ...article, id, productions, more: withAddresses('blog', locale, article.more) };
    },
    async articles(locale, category, page) {
      const query = { ...(category !== '' && { categories__slug: category }), page };
      return listed(locale, await calls.get(magazineApi.articles, { locale }, query));
    },
    async articlesForHome(locale, count) {
      const query = { show_on_home: 'True', page_size: count };
      return (
        listed(locale, await calls.optional(magazineApi.articles, { locale }, query, { need: 'part' }))?.results ?? []
      ).slice(0, count);
    },
    async rubrics(locale) {
      const answer = await calls.optional(magazineApi.categories, { locale }, { page_size: 100 });
      return (answer?.results ?? []).filter(({ slug, name }) => slug !== '' && name !== '');
    },
  };
}

/** Drops entries without a title and gives each of the others an address. */
function listed(locale: Locale, answer: ArticleList | null): ArticleList | null {
  if (!answer) return null;
  const titled = answer.results.filter(({ title }) => title !== '');
  return { ...answer, results: withAddresses('blog', locale, titled) };
}

type SubscriptionFilter = Omit<QueryOf<typeof subscriptionsApi.list>, 'page' | 'page_size'>;
type SubscriptionList = ResponseOf<typeof subscriptionsApi.list>;

interface SubscriptionCalls {
  /** Null when there is no subscription with this id. With `edit` the draft if the session may see it. */
  subscription(locale: Locale, id: number, edit?: boolean): Promise<Subscription | null>;
  /** One page of matching subscriptions; null when the backend has no such list or rejects the filter. */
  subscriptions(locale: Locale, filter: SubscriptionFilter, page: number): Promise<SubscriptionList | null>;
}

function subscriptionCalls(calls: Calls): SubscriptionCalls {
  return {
    async subscription(locale, id, edit = false) {
      const found = await calls.editable(subscriptionsApi.show, { locale, id }, edit);
      return found && found.title !== '' ? { ...found, id } : null;
    },
    async subscriptions(locale, filter, page) {
      const answer = await calls.get(subscriptionsApi.list, { locale }, { ...given(filter), page, page_size: 50 });
      return answer && { ...answer, results: withAddresses('subscriptions', locale, withTitle(answer.results)) };
    },
  };
}

/** A query string without the empty parameters. */
function given(filter: SubscriptionFilter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}

type DirectoryList = ResponseOf<typeof pressApi.list>;

interface PressCalls {
  /** Null when there is no directory with this id. */
  pressDirectory(locale: Locale, id: number): Promise<DownloadDirectory | null>;
  /** One page of press directories, newest first. */
  pressDirectories(locale: Locale, page: number): Promise<DirectoryList | null>;
}

function pressCalls(calls: Calls): PressCalls {
  return {
    async pressDirectory(locale, id) {
      const found = await calls.get(pressApi.show, { locale, id });
      return found && found.title !== '' ? { ...found, id } : null;
    },
    async pressDirectories(locale, page) {
      const answer = await calls.get(pressApi.list, { locale }, { page });
      return answer && { ...answer, results: withAddresses('pressedownloads', locale, withTitle(answer.results)) };
    },
  };
}
