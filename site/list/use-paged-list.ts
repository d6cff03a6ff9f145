import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { callFailed } from '../reporting/call-failed.ts';
import { askListPage } from './ask-list-page.ts';
import type { ListPage } from './list-page.ts';
import { type ListState, startList, stepList } from './list-state.ts';

/** A list on the screen: what is to be drawn, and what `MoreLink` needs. */
export interface PagedList<T> extends Omit<ListState<T>, 'first'> {
  /** Address of the page before the first that is shown; null where that is page 1. */
  previous: string | null;
  /** Asks for the next page and appends it. */
  more: () => void;
  /** The `ref` of the element around all entries; each of these carries `data-entry={index}`. */
  frame: (element: HTMLElement | null) => void;
}

/**
 * The list that a screen's loader gave as `list`, and the pages that follow it in place. The address does not change;
 * focus goes to the first new entry. Another first page, as after a change of the filter, begins the list anew.
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
    askListPage<T>(shown.next, routeId).then(
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

/** In the browser only: how far a list had grown, by the step in the history that it belongs to. */
function keepList(key: string, state: ListState<unknown>): void {
  if (state.page > state.first.page && !state.loading) grown.set(key, state);
}

/** Who goes back to a list finds it as long as it was. */
function resumeList<T>(key: string, first: ListPage<T>): ListState<T> {
  const known = grown.get(key);
  const same = known && known.first.count === first.count && known.first.page === first.page;
  return same ? { ...asListOf<T>(known), first, fresh: null } : startList(first);
}

/** Under a step in the history lies a list of the screen that the step leads to. */
function asListOf<T>(state: ListState<unknown>): ListState<T> {
  return state as ListState<T>;
}

/** Whoever asked for more reads on at the first new entry: at its first link, or at itself. */
function useFocusOnNew(frame: RefObject<HTMLElement | null>, fresh: number | null): void {
  useEffect(() => {
    if (fresh === null) return;
    const entry = frame.current?.querySelector<HTMLElement>(`[data-entry="${fresh}"]`);
    const target = entry?.querySelector<HTMLElement>('a[href]') ?? entry;
    target?.focus({ preventScroll: true });
  }, [frame, fresh]);
}
