import { useContext, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router';
import { deferLayout } from './defer-layout.ts';
import { decodeHash } from './scroll-target.ts';
import { recordOf } from '#contract/base/records.ts';

type Router = NonNullable<ReturnType<typeof useRouter>>;

/** Scroll positions by the keys of history entries. */
type Places = Record<string, number>;

/** Delay in milliseconds before the position is stored; browsers limit how often the history can be written. */
const restsFor = 250;

/** Key under which the router stores view transitions in session storage; see below. */
const ofRouter = 'remix-router-transitions';

/**
 * Restores the scroll position after going back; a new page starts at the top or at its hash. The router would store
 * the positions in session storage, which needs consent and is blocked in some browsers. Here they are stored in the
 * current history entry, and what the router stores is removed when the page is left.
 */
export function useScrollRestoration(): void {
  const router = useRouter();
  const { restoreScrollPosition: place, preventScrollReset: stays } = useContext(RouterState) ?? {};
  const location = useLocation();
  useLayoutEffect(() => router && keepPlaces(router), [router]);
  useLayoutEffect(() => {
    if (place === false) return undefined;
    const target = place === null ? document.getElementById(decodeHash(location.hash)) : null;
    if (target) target.scrollIntoView();
    else if (place !== null || !stays) {
      // To restore a position takes the full height above it.
      const end = place === null ? deferLayout() : undefined;
      window.scrollTo(0, place ?? 0);
      return end;
    }
    return undefined;
  }, [location, place, stays]);
}

function useRouter() {
  return useContext(RouterContext)?.router;
}

function placesIn(state: unknown): Places {
  const entries = Object.entries(recordOf(recordOf(state).places));
  return Object.fromEntries(entries.flatMap(([key, y]) => (typeof y === 'number' ? [[key, y] as const] : [])));
}

function keepPlaces(router: Router): () => void {
  const { history } = window;
  const places = placesIn(history.state);
  // root.tsx has restored the position of the first entry before the first paint.
  delete places[router.state.location.key];
  const forget = router.enableScrollRestoration(places, () => window.scrollY);
  const over = new AbortController();
  let timer = 0;
  // While another page loads, its placeholder is shown at the top.
  const note = () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') places[location.key] = window.scrollY;
    history.replaceState({ ...recordOf(history.state), places }, '');
  };
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(note, restsFor);
  };
  const onLeave = () => {
    // Too late when the page is reloaded, in time for a navigation to another one.
    note();
    try {
      window.sessionStorage.removeItem(ofRouter);
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal: over.signal });
  window.addEventListener('pagehide', onLeave, over);
  return () => {
    window.clearTimeout(timer);
    over.abort();
    forget();
  };
}
