import type { ListPage } from './list-page.ts';

/** A list that grows page by page. */
export interface ListState<T> {
  /** The page that the screen came with; another one begins the list anew. */
  first: ListPage<T>;
  entries: T[];
  /** The page that was read last. */
  page: number;
  count: number;
  /** Address of the page after it, null where the list ends. */
  next: string | null;
  loading: boolean;
  failed: boolean;
  /** Index of the first entry of the page that came last; null for those of the first page. */
  fresh: number | null;
}

export type ListStep<T> =
  | { type: 'reset'; first: ListPage<T> }
  | { type: 'ask'; page: number }
  // Of the list that began with `first`; what comes too late for it is dropped.
  | { type: 'arrive'; first: ListPage<T>; page: ListPage<T> }
  | { type: 'fail'; first: ListPage<T> };

export function startList<T>(first: ListPage<T>): ListState<T> {
  const { page, count, next, results: entries } = first;
  return { first, entries, page, count, next, loading: false, failed: false, fresh: null };
}

/**
 * A page that is not greater than the present one is not asked for, nor one while another is on its way; a reset empties
 * the list and begins with its first page; every other page is appended.
 */
export function stepList<T>(state: ListState<T>, step: ListStep<T>): ListState<T> {
  switch (step.type) {
    case 'reset':
      return startList(step.first);
    case 'ask':
      return state.loading || step.page <= state.page ? state : { ...state, loading: true, failed: false };
    case 'fail':
      return state.loading && step.first === state.first ? { ...state, loading: false, failed: true } : state;
    case 'arrive': {
      const { page, count, next, results } = step.page;
      if (!state.loading || step.first !== state.first || page <= state.page) return state;
      return {
        ...state,
        entries: [...state.entries, ...results],
        page,
        count,
        next,
        loading: false,
        fresh: results.length > 0 ? state.entries.length : state.fresh,
      };
    }
  }
}
