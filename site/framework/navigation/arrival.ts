import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { startSmoothScroll } from './smooth-scroll.ts';
import { releaseNow } from '#ui/lock-page.ts';
import { scrollTo, decodeHash, focusOn, prefersReducedMotion, openDetailsAround } from './scroll-target.ts';

const firstWait = 1000;
const retryEvery = 250;
const retries = 100;
/** Distance above a target in pixels, the same as `scroll-padding-top` for targets that already exist. */
const distance = 130;

/**
 * After a client-side navigation, moves the focus to the new content, or to the target of the hash. The router has
 * already scrolled to an existing target; a target that does not exist yet is waited for.
 */
export function useArrival(): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const before = useRef<Location | null>(null);
  // Before the next paint: the router has jumped to the hash by then.
  useLayoutEffect(() => startSmoothScroll(location.hash), [location]);
  useEffect(() => {
    const last = before.current;
    before.current = location;
    const arrived = last !== null && last.pathname !== location.pathname;
    if (arrived) releaseNow();
    // It describes the page that was left. Removed, it would make browsers look up the styles of the whole new one again.
    if (arrived) document.querySelector('script[type="application/ld+json"]')?.setAttribute('type', 'text/plain');
    const { hash } = location;
    // Going back restores the scroll position.
    const aims = hash !== '' && (last === null || !isBack) && (arrived || last === null || last.hash !== hash);
    if (aims) return arriveAt(decodeHash(hash), last !== null);
    if (arrived) document.querySelector('main')?.focus({ preventScroll: true });
    return undefined;
  }, [location, isBack]);
}

/** `inBrowser`: not a new document, for which the browser sets the focus itself. */
function arriveAt(id: string, inBrowser: boolean): (() => void) | undefined {
  const target = document.getElementById(id);
  if (!target) return waitFor(id);
  if (openDetailsAround(target)) scrollTo(target, { distance, behavior: 'instant' });
  if (inBrowser) focusOn(target);
  return undefined;
}

/** Do not scroll once the visitor has begun to scroll. */
function waitFor(id: string): () => void {
  let left = retries;
  let timer = window.setTimeout(look, firstWait);
  const over = new AbortController();
  function stop() {
    window.clearTimeout(timer);
    over.abort();
  }
  for (const kind of ['wheel', 'touchmove'])
    window.addEventListener(kind, stop, { passive: true, signal: over.signal });
  function look() {
    const target = document.getElementById(id);
    if (!target) {
      if (left-- > 0) timer = window.setTimeout(look, retryEvery);
      else stop();
      return;
    }
    stop();
    openDetailsAround(target);
    scrollTo(target, { distance, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    focusOn(target);
  }
  return stop;
}
