import { searchApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#text/languages.ts';
import type { SearchOverview, SearchPart, Suggestion } from '#contract/search/search.ts';
import type { Calls } from './calls.ts';

export type SearchList = ResponseOf<typeof searchApi.events>;
export type ListedPart = Exclude<SearchPart, 'all'>;

/** Calls for the search; their answers are not cached. */
export interface SearchCalls {
  /** The first results of every category; null when the backend has no search. */
  search(locale: Locale, query: string): Promise<SearchOverview | null>;
  /** One page of results of one category. */
  searchPart(locale: Locale, part: ListedPart, query: string, page: number): Promise<SearchList | null>;
  /** Suggestions that begin with the text; empty when unavailable. */
  suggestions(locale: Locale, query: string): Promise<Suggestion[]>;
}

export function searchCalls(calls: Calls): SearchCalls {
  const passing = { keep: false };
  return {
    search: (locale, query) => calls.get(searchApi.all, { locale }, { query }, passing),
    searchPart: (locale, part, query, page) => calls.get(searchApi[part], { locale }, { query, page }, passing),
    async suggestions(locale, query) {
      const found = await calls.optional(searchApi.suggest, { locale }, { query: query.toLowerCase() }, passing);
      return (found ?? []).filter(({ text }) => text !== '');
    },
  };
}
