import { searchApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#text/languages.ts';
import type { SearchOverview, SearchPart, SearchResult, Suggestion } from '#contract/search/search.ts';
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
