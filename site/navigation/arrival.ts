import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { beginGlide } from './glide.ts';
import { giveBackNow } from '../ui/lock-page.ts';
import { bringUp, decodeHash, focusOn, isStill, unfold } from './scroll-target.ts';

const firstWait = 1000;
const retryEvery = 250;
const retries = 100;
/** Pixels above a target, as `scroll-padding-top` keeps them where it is there already. */
const distance = 130;

/**
 * After a navigation in the browser: keyboard and screen reader go on at the new page's content, or at what the hash of
 * its address names. A target that is there has been scrolled to already, one that is not on the page yet is waited for.
 */
export function useArrival(): void {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const before = useRef<Location | null>(null);
  // Before the next picture: the router has jumped to the hash meanwhile.
  useLayoutEffect(() => beginGlide(location.hash), [location]);
  useEffect(() => {
    const last = before.current;
    before.current = location;
    const arrived = last !== null && last.pathname !== location.pathname;
    if (arrived) giveBackNow();
    // It tells programs about the page that was left.
    if (arrived) document.querySelector('script[type="application/ld+json"]')?.remove();
    const { hash } = location;
    // Who goes back finds the place where they were.
    const aims = hash !== '' && (last === null || !isBack) && (arrived || last === null || last.hash !== hash);
    if (aims) return arriveAt(decodeHash(hash), last !== null);
    if (arrived) document.querySelector('main')?.focus({ preventScroll: true });
    return undefined;
  }, [location, isBack]);
}

/** `inBrowser`: no new document, so that the browser has not put the focus there by itself. */
function arriveAt(id: string, inBrowser: boolean): (() => void) | undefined {
  const target = document.getElementById(id);
  if (!target) return waitFor(id);
  if (unfold(target)) bringUp(target, { distance, behavior: 'instant' });
  if (inBrowser) focusOn(target);
  return undefined;
}

/** Whoever begins to scroll meanwhile stays where they are. */
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
    unfold(target);
    bringUp(target, { distance, behavior: isStill() ? 'instant' : 'smooth' });
    focusOn(target);
  }
  return stop;
}
