import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { callFailed } from '../framework/navigation/call-failed.ts';
import { fetchListPage } from './fetch-list-page.ts';
import type { ListPage } from './list-page.ts';

/** A list for the view and for `MoreLink`. */
export interface PagedList<T> extends Omit<ListState<T>, 'first'> {
  /** Address of the page before the first one shown; null when that is page 1. */
  previous: string | null;
  /** Loads the next page and appends it. */
  more: () => void;
  /** `ref` of the element around all entries; each entry has `data-entry={index}`. */
  frame: (element: HTMLElement | null) => void;
}

/**
 * The list in `list` from a screen's loader, extended in place by the following pages. The address does not change; the
 * focus moves to the first new entry. Another first page, as after a change of filters, resets the list.
 */
export function usePagedList<T>(first: ListPage<T>): PagedList<T> {
  const { key } = useLocation();
  const [state, step] = useReducer(stepList<T>, first, (given) => resumeList(key, given));
  const around = useRef<HTMLElement>(null);
  const frame = useCallback((element: HTMLElement | null) => {
    around.current = element;
  }, []);
  const routeId = useMatches().at(-1)?.id ?? '';
  const [place, setPlace] = useState(key);
  const shown = state.first === first ? state : place === key ? startList(first) : resumeList(key, first);
  if (state.first !== first) step({ type: 'reset', to: shown });
  if (place !== key) setPlace(key);

  useEffect(() => keepList(key, shown), [key, shown]);
  useFocusOnNew(around, shown.fresh);

  function more() {
    if (shown.loading || shown.next === null) return;
    step({ type: 'ask', page: shown.page + 1 });
    fetchListPage<T>(shown.next, routeId).then(
      (page) => step({ type: 'arrive', first, page }),
      (error: unknown) => {
        callFailed('list', error);
        step({ type: 'fail', first });
      },
    );
  }

  const { entries, page, count, next, loading, failed, fresh } = shown;
  return { entries, page, count, next, loading, failed, fresh, previous: first.previous, more, frame };
}

const grown = new Map<string, ListState<unknown>>();

/** Browser only: extended lists by history entry. */
function keepList(key: string, state: ListState<unknown>): void {
  if (state.page > state.first.page && !state.loading) grown.set(key, state);
}

/** Restores an extended list after going back. */
function resumeList<T>(key: string, first: ListPage<T>): ListState<T> {
  const known = grown.get(key);
  const same = known && known.first.count === first.count && known.first.page === first.page;
  return same ? { ...asListOf<T>(known), first, fresh: null } : startList(first);
}

/** The stored list must belong to the screen of the history entry. */
function asListOf<T>(state: ListState<unknown>): ListState<T> {
  return state as ListState<T>;
}

/** Moves the focus to the first new entry: to its first link, or to itself. */
function useFocusOnNew(frame: RefObject<HTMLElement | null>, fresh: number | null): void {
  useEffect(() => {
    if (fresh === null) return;
    const entry = frame.current?.querySelector<HTMLElement>(`[data-entry="${fresh}"]`);
    const target = entry?.querySelector<HTMLElement>('a[href]') ?? entry;
    target?.focus({ preventScroll: true });
  }, [frame, fresh]);
}

/** A list that is extended page by page. */
interface ListState<T> {
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

type ListStep<T> =
  | { type: 'reset'; to: ListState<T> }
  | { type: 'ask'; page: number }
  // `first` identifies the list of the request; late answers for another list are ignored.
  | { type: 'arrive'; first: ListPage<T>; page: ListPage<T> }
  | { type: 'fail'; first: ListPage<T> };

export function startList<T>(first: ListPage<T>): ListState<T> {
  const { page, count, next, results: entries } = first;
  return { first, entries, page, count, next, loading: false, failed: false, fresh: null };
}

/**
 * A page is only requested when it is greater than the current one and no other request is pending; a reset replaces
 * the list; other pages are appended.
 */
export function stepList<T>(state: ListState<T>, step: ListStep<T>): ListState<T> {
  switch (step.type) {
    case 'reset':
      return step.to;
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
