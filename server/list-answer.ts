import type { Context } from 'hono';

interface Paging {
  page: number;
  page_size: number;
}

interface Found<T> {
  count: number;
  results: T[];
}

/** A page of a list in the contract’s shape; the addresses of its neighbours keep the rest of the query. */
export function listAnswer<T>(context: Context, { page, page_size }: Paging, { count, results }: Found<T>) {
  const last = Math.max(1, Math.ceil(count / page_size));
  return {
    count,
    next: page < last ? addressOf(context, page + 1) : null,
    previous: page > 1 ? addressOf(context, Math.min(page - 1, last)) : null,
    results,
  };
}

/** How many entries come before this page. */
export function offsetOf({ page, page_size }: Paging): number {
  return (page - 1) * page_size;
}

function addressOf(context: Context, page: number): string {
  const url = new URL(context.req.url);
  url.searchParams.set('page', String(page));
  return url.pathname + url.search;
}
