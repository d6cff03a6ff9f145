import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { callFailed } from '../framework/navigation/call-failed.ts';
import { fetchListPage } from './fetch-list-page.ts';
import type { ListPage } from './list-page.ts';
import { type ListState, startList, stepList } from './list-state.ts';

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
  const shown = state.first === first ? state : startList(first);
  if (state.first !== first) step({ type: 'reset', first });

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
