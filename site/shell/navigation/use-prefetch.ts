import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchOverlay } from '../overlay/overlay-part.tsx';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { isDataLimited, whenIdle } from '#ui/loading/when-idle.ts';
import { prefetchData, prefetchScreen } from '../../framework/navigation/prefetch.ts';
import { overlayEventOf, linkAt, targetOf } from './follow-links.ts';

/** Maximum number of pages whose data is prefetched because a link is in view. */
const inView = 3;
const intents = ['pointerover', 'focusin', 'touchstart'];

/**
 * Prefetches pages: on hover, focus or touch, data and code; for a few links in view the data, when the browser is
 * idle. Disabled on slow or metered connections.
 */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const follow = (event: Event) => {
      const link = linkAt(event);
      if (!link || isDataLimited()) return;
      // After the paint of the interaction: focus also moves when something opens. A finger may be lifted by then.
      if (event.type === 'focusin') afterPaint(() => onIntent(link));
      else onIntent(link);
    };
    for (const kind of intents) document.addEventListener(kind, follow, { passive: true });
    return () => {
      for (const kind of intents) document.removeEventListener(kind, follow);
    };
  }, []);
  useEffect(() => {
    let stop = () => {};
    const idle = whenIdle(() => {
      if (!isDataLimited()) stop = watchLinks(pathname);
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
  if (overlayEventOf(link, target, here) !== null) return fetchOverlay();
  prefetchData(target, true);
  prefetchScreen(target);
}

/** Observes which links of the page come into view; stops by itself. */
function watchLinks(_arrivedAt: string): () => void {
  const here = new URL(window.location.href);
  let left = inView;
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target: link } of entries) {
      const target = isIntersecting && link instanceof HTMLAnchorElement ? otherPage(link, here) : null;
      if (!target || left <= 0) continue;
      prefetchData(target);
      left -= 1;
    }
    if (left <= 0) watch.disconnect();
  });
  for (const link of document.querySelectorAll('main a[href^="/"]:not(nav *, [data-peek] *, [data-stay] *)'))
    watch.observe(link);
  return () => watch.disconnect();
}

/** The internal page of a link, if it is another page. */
function otherPage(link: HTMLAnchorElement, here: URL): URL | null {
  const target = targetOf(link, here);
  return target && target.pathname !== here.pathname ? target : null;
}
