import { addressWith } from './list-address.ts';

/** A page of a list as a screen's loader gives it. */
export interface ListPage<T> {
  /** Counted from 1. */
  page: number;
  /** How many entries there are on all pages. */
  count: number;
  results: T[];
  /** Addresses of the screen with the page before and after; null where there is none. Behind the end: with the first. */
  previous: string | null;
  next: string | null;
}

interface ListAnswer<T> {
  count: number;
  next: string | null;
  results: T[];
}

/** An answer of the backend as a page of the screen at `url`; null, where the backend has no such list, is an empty one. */
export function listPage<T>(answer: ListAnswer<T> | null, url: URL, page: number): ListPage<T> {
  const results = answer?.results ?? [];
  const at = (other: number) => addressWith(url, { page: other > 1 ? String(other) : null });
  return {
    page,
    count: Math.max(answer?.count ?? 0, results.length),
    results,
    previous: page > 1 ? at(results.length > 0 ? page - 1 : 1) : null,
    next: answer?.next && results.length > 0 ? at(page + 1) : null,
  };
}
