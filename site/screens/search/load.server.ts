import { data } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { SearchOverview, SearchResult } from '#contract/search/search.ts';
import type { ListPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { searchAddress, searchAt, type SearchVisit } from '../../addresses/search-address.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { orUnavailable } from '../../loaders/load-page.server.ts';
import { ownPage } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedSearch {
  page: ShownPage;
  visit: SearchVisit;
  /** The first results of all categories; null when one category is shown or the text is empty. */
  overview: SearchOverview | null;
  /** A page of one category; null when all categories are shown. */
  list: ListPage<SearchResult> | null;
  /** The next events, for an empty search or one without results. */
  instead: EventSummary[];
}

/** Search results. 404 for invalid categories and page numbers. */
export async function loadSearch({ context }: LoadArgs): Promise<LoadedSearch> {
  const { url, locale } = context.get(queryContext);
  const visit = searchAt(url);
  if (!visit) throw data(null, { status: 404, statusText: 'Not Found' });
  const content = context.get(contentContext);
  const { part, page, query } = visit;
  const found =
    query === ''
      ? { overview: null, list: null }
      : part === 'all'
        ? { overview: await orUnavailable(content.search(locale, query)), list: null }
        : { overview: null, list: await orUnavailable(content.searchPart(locale, part, query, page)) };
  const isEmpty = (found.overview?.count ?? found.list?.results.length ?? 0) === 0;
  const at = (number: number) => searchAddress(locale, { part, page: number, query });
  return {
    page: {
      ...ownPage({ title: m.search_title(), description: '' }, url.pathname),
      urls: {
        de: searchAddress('de', { part, page, query: '' }),
        en: searchAddress('en', { part, page, query: '' }),
      },
      metaTitle: query === '' ? m.search_title() : m.search_title_for({ query }),
    },
    visit,
    overview: found.overview,
    list: found.list && {
      page,
      count: found.list.count,
      results: found.list.results,
      previous: page > 1 ? at(found.list.results.length > 0 ? page - 1 : 1) : null,
      next: found.list.next ? at(page + 1) : null,
    },
    instead: isEmpty ? await content.nextEvents(locale, {}, 4) : [],
  };
}
