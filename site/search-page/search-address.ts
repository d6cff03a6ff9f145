import type { SearchPart } from '#contract/search.ts';
import { isLocale, type Locale } from '#contract/languages.ts';
import { screenAddress } from '../thing-address.ts';

/** What a visit to the search asks for. */
export interface SearchVisit {
  part: SearchPart;
  /** Counted from 1. */
  page: number;
  /** What was typed, without space around it. */
  query: string;
}

const parts: readonly SearchPart[] = ['all', 'events', 'others', 'archive'];
const longestQuery = 500;

/** Address of the search, `/de/search/events/2?q=salome`; the overview of all parts without part and page. */
export function searchAddress(locale: Locale, { part, page, query }: SearchVisit): string {
  const path = [base(locale), ...(part === 'all' ? [] : [part]), ...(part === 'all' || page < 2 ? [] : [page])].join(
    '/',
  );
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`;
}

/** The visit that an address stands for; null where its parts are none of the search. */
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
