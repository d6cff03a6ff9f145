import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchOverlay } from '../overlay/overlay-part.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { isSparing, whenIdle } from '../ui/when-idle.ts';
import { fetchData, fetchProgram } from './fetch-ahead.ts';
import { eventToPeek, linkAt, targetOf } from './follow-links.ts';

/** Pages of which the data are fetched because a link to them is in view. */
const inView = 3;
const intents = ['pointerover', 'focusin', 'touchstart'];

/**
 * Fetches ahead: where a visitor points, all that the page needs; of a few pages whose links are in view, the data, once
 * the browser has nothing else to do. Nothing where the connection is slow or counted.
 */
export function useFetchAhead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const follow = (event: Event) => {
      const link = linkAt(event);
      // Not before what a visitor sees of it: the focus also comes with something that opens.
      if (link && !isSparing()) afterPaint(() => onIntent(link));
    };
    for (const kind of intents) document.addEventListener(kind, follow, { passive: true });
    return () => {
      for (const kind of intents) document.removeEventListener(kind, follow);
    };
  }, []);
  useEffect(() => {
    let stop = () => {};
    const idle = whenIdle(() => {
      if (!isSparing()) stop = watchLinks(pathname);
    });
    return () => {
      idle();
      stop();
    };
  }, [pathname]);
}

function onIntent(link: HTMLAnchorElement): void {
  const here = new URL(window.location.href);
  const target = otherPage(link, here);
  if (!target) return;
  if (eventToPeek(link, target, here) !== null) return fetchOverlay();
  fetchData(target);
  fetchProgram(target);
}

/** Looks which links of the page at which one has arrived come into view; ends by itself. */
function watchLinks(_arrivedAt: string): () => void {
  const here = new URL(window.location.href);
  let left = inView;
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: link } of entries) {
      const target = isIntersecting && link instanceof HTMLAnchorElement ? otherPage(link, here) : null;
      if (!target || left <= 0) continue;
      fetchData(target);
      left -= 1;
    }
    if (left <= 0) watch.disconnect();
  });
  for (const link of document.querySelectorAll('main a[href^="/"]:not(nav *, [data-peek] *, [data-stay] *)'))
    watch.observe(link);
  return () => watch.disconnect();
}

/** The page of the house that a link leads to, where that is another one. */
function otherPage(link: HTMLAnchorElement, here: URL): URL | null {
  const target = targetOf(link, here);
  return target && target.pathname !== here.pathname ? target : null;
}
