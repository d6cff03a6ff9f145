interface Paging {
  page: number;
  page_size: number;
}

interface Found<T> {
  count: number;
  results: T[];
  /** For cursor-based lists: where the next page begins; null after the last page. */
  after?: string | null;
}

interface ListCall {
  /** Path and query of the call. */
  address: string;
  query: Paging;
}

/** A page of a list in the contract’s shape; the addresses of the next and previous page keep the other parameters. */
export function listAnswer<T>({ address, query }: ListCall, { count, results, after }: Found<T>) {
  const { page, page_size } = query;
  const last = Math.max(1, Math.ceil(count / page_size));
  return {
    count,
    next: (after === undefined ? page < last : after !== null) ? addressOf(address, page + 1, after) : null,
    previous: page > 1 ? addressOf(address, Math.min(page - 1, last)) : null,
    results,
  };
}

/** Number of entries before this page. */
export function offsetOf({ page, page_size }: Paging): number {
  return (page - 1) * page_size;
}

export interface Slice {
  limit: number;
  offset: number;
}

/** The entries of this page. */
export function sliceOf(query: Paging): Slice {
  return { limit: query.page_size, offset: offsetOf(query) };
}

/** A page of a list that is in memory. */
export function pageOf<T>(all: T[], query: Paging): Found<T> {
  const first = offsetOf(query);
  return { count: all.length, results: all.slice(first, first + query.page_size) };
}

function addressOf(address: string, page: number, after?: string | null): string {
  const url = new URL(address, 'http://backend');
  url.searchParams.set('page', String(page));
  url.searchParams.delete('after');
  if (after) url.searchParams.set('after', after);
  return url.pathname + url.search;
}
