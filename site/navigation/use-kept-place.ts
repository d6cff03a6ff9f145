import { useContext, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router';
import { decodeHash } from './scroll-target.ts';

type Router = NonNullable<ReturnType<typeof useRouter>>;

/** How far down one was, by the keys of the history's steps. */
type Places = Record<string, number>;

/** Milliseconds after which somebody has scrolled to a place; browsers let nobody write to the history much more often. */
const restsFor = 250;

/** What the router keeps in this tab's storage of pages that blended into each other; see below. */
const ofRouter = 'remix-router-transitions';

/**
 * Who goes back finds the place where they were; a new page begins at its top, or where its hash leads. The router's own
 * way notes the places in the storage of the device, which nobody has agreed to and some browsers refuse: here they stand
 * in the present step of the history, and what the router notes otherwise goes when the page does.
 */
export function useKeptPlace(): void {
  const router = useRouter();
  const { restoreScrollPosition: place, preventScrollReset: stays } = useContext(RouterState) ?? {};
  const location = useLocation();
  useLayoutEffect(() => router && keepPlaces(router), [router]);
  useLayoutEffect(() => {
    if (place === false) return;
    const target = place === null ? document.getElementById(decodeHash(location.hash)) : null;
    if (target) target.scrollIntoView();
    else if (place !== null || !stays) window.scrollTo(0, place ?? 0);
  }, [location, place, stays]);
}

function useRouter() {
  return useContext(RouterContext)?.router;
}

function keepPlaces(router: Router): () => void {
  const { history } = window;
  const places: Places = { ...(history.state as { places?: Places } | null)?.places };
  // The page was brought to the place of the present step before it was painted (root.tsx).
  delete places[router.state.location.key];
  const forget = router.enableScrollRestoration(places, () => window.scrollY);
  const over = new AbortController();
  let timer = 0;
  // While another page is on its way its shape stands at the top.
  const note = () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') places[location.key] = window.scrollY;
    history.replaceState({ ...(history.state as object | null), places }, '');
  };
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(note, restsFor);
  };
  const onLeave = () => {
    // Too late where the page is loaded anew, in time where another one comes.
    note();
    try {
      window.sessionStorage.removeItem(ofRouter);
    } catch {
      // Refused: then nothing is in it.
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
