import { useCallback, useSyncExternalStore } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { queryWithOverlay } from '#contract/event-overlay.ts';
import { useOnArrival } from '../navigation/use-on-arrival.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** Marks a step in the history that laid an event over the page it came from. */
const opened = { overlay: 'opened' } as const;

let opener: HTMLElement | null = null;
let openedAt = -Infinity;
let opening = false;
const watching = new Set<() => void>();

/** Lays an event over the page that is shown; closing gives the focus back to the link. */
export function openOverlay(navigate: NavigateFunction, id: number, link: HTMLElement): void {
  const { pathname, search } = window.location;
  opener = link;
  openedAt = performance.now();
  setOpening(true);
  // To get there takes a slow device several frames: the first is to show that something comes.
  afterPaint(() => void navigate(pathname + queryWithOverlay(search, id), { state: opened, preventScrollReset: true }));
}

/** True from opening an event until the page has arrived at its address. */
export function useOpening(): boolean {
  useOnArrival(arrive);
  return useSyncExternalStore(
    watchOpening,
    () => opening,
    () => false,
  );
}

const arrive = () => setOpening(false);

function setOpening(value: boolean): void {
  opening = value;
  for (const told of watching) told();
}

function watchOpening(told: () => void): () => void {
  watching.add(told);
  return () => watching.delete(told);
}

/** Milliseconds since a visitor opened an event; what comes in without that does not slide. */
export function sinceOpening(): number {
  return Math.min(performance.now() - openedAt, 10_000);
}

/** Where the focus goes when the overlay has closed: to what opened it, or to the page. */
export function focusBack(): void {
  const target = opener?.isConnected ? opener : document.querySelector('main');
  opener = null;
  target?.focus({ preventScroll: true });
}

/**
 * Takes the event off the page again. Who laid it there goes a step back, so that the history has no page twice; who
 * came to the address with it stays, and the address loses it.
 */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => {
    if (wasOpened(location)) void navigate(-1);
    else
      void navigate(location.pathname + queryWithOverlay(location.search, null), {
        replace: true,
        preventScrollReset: true,
      });
  }, [navigate, location]);
}

function wasOpened({ state }: Location): boolean {
  return (state as Partial<typeof opened> | null)?.overlay === opened.overlay;
}
