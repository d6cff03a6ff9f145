import { useCallback, useSyncExternalStore } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { recordOf } from '#contract/base/records.ts';
import { queryWithOverlay } from '#contract/events/event-overlay.ts';
import { useOnArrival } from '../../framework/navigation/use-on-arrival.ts';
import { afterPaint } from '#ui/loading/after-paint.ts';

/** Marks a history entry that opened an overlay on its previous page. */
const opened = { overlay: 'opened' } as const;

// A window shows one overlay; the link that opens it and the overlay have no component in common.
let opener: HTMLElement | null = null;
let openedAt = -Infinity;
let opening = false;
/** True from a step back until it has arrived: the second press of a double click would take another one. */
let closing = false;
const watching = new Set<() => void>();

/** Opens an overlay on the current page; closing returns the focus to the link. */
export function openOverlay(navigate: NavigateFunction, id: number, link: HTMLElement): void {
  const { pathname, search } = window.location;
  opener = link;
  openedAt = performance.now();
  setOpening(true);
  // The navigation takes several frames on a slow device: paint the placeholder first.
  afterPaint(() => void navigate(pathname + queryWithOverlay(search, id), { state: opened, preventScrollReset: true }));
}

/** True from opening an event until the navigation to its address has finished. */
export function useOpening(): boolean {
  useOnArrival(arrive);
  return useSyncExternalStore(
    watchOpening,
    () => opening,
    () => false,
  );
}

function arrive(): void {
  closing = false;
  setOpening(false);
}

function setOpening(value: boolean): void {
  opening = value;
  for (const listener of watching) listener();
}

function watchOpening(listener: () => void): () => void {
  watching.add(listener);
  return () => watching.delete(listener);
}

/** Milliseconds since a visitor opened an event; an overlay that appears otherwise is not animated. */
export function millisecondsSinceOpening(): number {
  return Math.min(performance.now() - openedAt, 10_000);
}

/** Target of the focus after closing: the element that opened the overlay, or the page. */
export function focusBack(): void {
  const target = opener?.isConnected ? opener : document.querySelector('main');
  opener = null;
  target?.focus({ preventScroll: true });
}

/**
 * Closes the overlay. When it was opened by a navigation, goes one history step back, so that the page is not there
 * twice; otherwise replaces the address without the parameter.
 */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => {
    if (closing) return;
    closing = true;
    if (wasOpened(location)) void navigate(-1);
    else
      void navigate(location.pathname + queryWithOverlay(location.search, null), {
        replace: true,
        preventScrollReset: true,
      });
  }, [navigate, location]);
}

function wasOpened({ state }: Location): boolean {
  return recordOf(state).overlay === opened.overlay;
}
