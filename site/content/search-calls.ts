import { searchApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/languages.ts';
import type { SearchOverview, SearchPart, Suggestion } from '#contract/search.ts';
import type { Calls } from './calls.ts';

export type SearchList = ResponseOf<typeof searchApi.events>;
export type ListedPart = Exclude<SearchPart, 'all'>;

/** The calls that concern search; nothing of them is kept. */
export interface SearchCalls {
  /** The first results of every part; null where the backend has no search. */
  search(locale: Locale, query: string): Promise<SearchOverview | null>;
  /** A page of one part. */
  searchPart(locale: Locale, part: ListedPart, query: string, page: number): Promise<SearchList | null>;
  /** What the house has that begins like this; none where it cannot be had. */
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
