import type { SearchPart } from '#contract/search/search.ts';
import { isLocale, type Locale } from '#text/languages.ts';
import { screenAddress } from './screen-address.ts';

/** A search request: query, category and page. */
export interface SearchVisit {
  part: SearchPart;
  /** Starts at 1. */
  page: number;
  /** Search text, trimmed. */
  query: string;
}

const parts: readonly SearchPart[] = ['all', 'events', 'others', 'archive'];
const longestQuery = 500;

/** Address of the search: `/de/search/events/2?q=salome`; without category and page the overview of all categories. */
export function searchAddress(locale: Locale, { part, page, query }: SearchVisit): string {
  const path = [base(locale), ...(part === 'all' ? [] : [part]), ...(part === 'all' || page < 2 ? [] : [page])].join(
    '/',
  );
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`;
}

/** The search request of an address; null when category or page is invalid. */
export function searchAt(url: URL): SearchVisit | null {
  const [, locale, , part = 'all', page = '1', ...more] = url.pathname.split('/');
  const known = parts.find((each) => each === part);
  if (!isLocale(locale) || !known || !/^[1-9]\d{0,5}$/.test(page) || more.length > 0) return null;
  const query = (url.searchParams.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery);
  return { part: known, page: Number(page), query };
}

/** `/de/search` */
function base(locale: Locale): string {
  return screenAddress('search', locale).replace(/\/:.*$/, '');
}
