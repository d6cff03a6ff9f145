import type { PageQuery } from '../page-query.server.ts';
import { addressWith } from './list-address.ts';

/** One page of a list, as a screen's loader returns it. */
export interface ListPage<T> {
  /** Starts at 1. */
  page: number;
  /** Number of entries on all pages. */
  count: number;
  results: T[];
  /**
   * Addresses of the previous and next page; null when there is none. Beyond the end the previous page is the first.
   */
  previous: string | null;
  next: string | null;
}

interface ListAnswer<T> {
  count: number;
  next: string | null;
  results: T[];
}

/** An answer of the backend as a page of the screen; empty when null, because the backend has no such list. */
export function listPage<T>(answer: ListAnswer<T> | null, { url, page }: Pick<PageQuery, 'url' | 'page'>): ListPage<T> {
  const results = answer?.results ?? [];
  const at = (other: number, after: string | null = null) =>
    addressWith(url, { page: other > 1 ? String(other) : null, after });
  return {
    page,
    count: Math.max(answer?.count ?? 0, results.length),
    results,
    previous: page > 1 ? at(results.length > 0 ? page - 1 : 1) : null,
    next: answer?.next && results.length > 0 ? at(page + 1, cursorIn(answer.next)) : null,
  };
}

/** Where the next page begins, if the backend says so. */
function cursorIn(next: string): string | null {
  return new URLSearchParams(next.split('?')[1]).get('after');
}

/** The same page with other entries. */
export function mapList<T, U>(list: ListPage<T>, change: (entry: T, index: number) => U): ListPage<U> {
  return { ...list, results: list.results.map(change) };
}
