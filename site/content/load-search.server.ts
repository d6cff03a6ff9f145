import { data } from 'react-router';
import type { EventSummary } from '#contract/event.ts';
import type { SearchOverview, SearchResult } from '#contract/search.ts';
import type { ListPage } from '../list/list-page.ts';
import { localeOf } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { searchAddress, searchAt, type SearchVisit } from '../search-page/search-address.ts';
import { contentContext } from './context.ts';
import { orUnavailable } from './load-page.server.ts';
import { ownPage } from './load-screen.server.ts';
import type { LoadArgs } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';

export interface LoadedSearch {
  page: ShownPage;
  visit: SearchVisit;
  /** The first results of all parts; null where one part is shown or nothing was asked. */
  overview: SearchOverview | null;
  /** A page of one part; null where all parts are shown. */
  list: ListPage<SearchResult> | null;
  /** What is on next, for those who found nothing or have not asked yet. */
  instead: EventSummary[];
}

/** What was searched for. 404 for parts and pages that are none. */
export async function loadSearch({ url, context }: LoadArgs): Promise<LoadedSearch> {
  const visit = searchAt(url);
  if (!visit) throw data(null, { status: 404, statusText: 'Not Found' });
  const content = context.get(contentContext);
  const locale = localeOf(url.pathname);
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
