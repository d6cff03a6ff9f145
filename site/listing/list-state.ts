import type { ListPage } from './list-page.ts';

/** A list that is extended page by page. */
export interface ListState<T> {
  /** The page that was rendered with the screen; another one resets the list. */
  first: ListPage<T>;
  entries: T[];
  /** Number of the last loaded page. */
  page: number;
  count: number;
  /** Address of the next page, null at the end of the list. */
  next: string | null;
  loading: boolean;
  failed: boolean;
  /** Index of the first entry of the last loaded page; null for the first page. */
  fresh: number | null;
}

export type ListStep<T> =
  | { type: 'reset'; first: ListPage<T> }
  | { type: 'ask'; page: number }
  // `first` identifies the list of the request; late answers for another list are ignored.
  | { type: 'arrive'; first: ListPage<T>; page: ListPage<T> }
  | { type: 'fail'; first: ListPage<T> };

export function startList<T>(first: ListPage<T>): ListState<T> {
  const { page, count, next, results: entries } = first;
  return { first, entries, page, count, next, loading: false, failed: false, fresh: null };
}

/**
 * A page is only requested when it is greater than the current one and no other request is pending; a reset returns to
 * the first page; other pages are appended.
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
