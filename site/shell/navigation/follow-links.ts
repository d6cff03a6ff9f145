import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { overlayIdOf, queryWithOverlay } from '#contract/events/event-overlay.ts';
import { eventIdAt } from '../../addresses/event-address.ts';
import { fail } from '../../framework/navigation/loading.ts';
import { isControlled } from '../../framework/navigation/is-controlled.ts';
import { openOverlay } from '../overlay/overlay-place.ts';
import { linkKind } from '#ui/smart-link.tsx';
import { prepareSmoothScroll } from '../../framework/navigation/smooth-scroll.ts';
import { prefetchData } from '../../framework/navigation/prefetch.ts';
import { isPlainClick } from '../../framework/navigation/plain-click.ts';
import { recordLeaving, hasReloadedRecently } from '#ui/loading/reload-limit.ts';
import { prefersReducedMotion } from '../../framework/navigation/scroll-target.ts';

/** Target of a client-side navigation, or null when the browser must follow the link. */
export function targetOf(link: HTMLAnchorElement, here: URL): URL | null {
  const href = link.getAttribute('href') ?? '';
  const kind = linkKind(href);
  if ((kind !== 'page' && kind !== 'anchor') || link.target !== '' || link.hasAttribute('download')) return null;
  const target = new URL(href, here);
  if (!/^\/(?:de|en)(?:\/|$)/.test(target.pathname)) return null;
  if (target.hash !== '' && target.search === '') target.search = queryWithOverlay(here.search, null);
  return target;
}

/**
 * Handles clicks on internal links with the router, for the whole document including rich text. Links inside `data-
 * stay`, such as filters, do not scroll the page; links to events inside `data-peek` open the overlay.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { activeViewTransition: fade } = document;
      // While one page fades into the next, browsers send all clicks to the root.
      if (fade && event.target === document.documentElement && isPlainClick(event)) {
        fade.skipTransition();
        const hit = document.elementFromPoint(event.clientX, event.clientY);
        if (hit instanceof HTMLElement) return hit.click();
      }
      const link = linkAt(event);
      if (link && isPlainClick(event)) followLink(navigate, link, event);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Offline the router cannot load data: with a service worker the browser requests the whole page. */
function withoutConnection(): 'has pages' | 'cut off' | null {
  if (window.navigator.onLine) return null;
  return isControlled() ? 'has pages' : 'cut off';
}

/** The link of an event target. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** The event that a link opens as overlay; null for a navigation. */
export function overlayEventOf(link: HTMLAnchorElement, target: URL, here: URL): number | null {
  const peeks = link.closest('[data-peek]') !== null && target.pathname !== here.pathname;
  return peeks ? eventIdAt(target.pathname) : null;
}

function followLink(navigate: NavigateFunction, link: HTMLAnchorElement, event: MouseEvent): void {
  const here = new URL(window.location.href);
  const target = targetOf(link, here);
  // After a failed chunk, the browser loads whole pages for a minute.
  if (!target || (target.pathname !== here.pathname && hasReloadedRecently(Date.now()))) return;
  const connection = withoutConnection();
  const leaves = target.pathname !== here.pathname || target.search !== here.search;
  if (connection === 'has pages' && leaves) return;
  event.preventDefault();
  const peek = overlayEventOf(link, target, here) ?? overlayIdInLink(target, here);
  if (peek !== null) return openOverlay(navigate, peek, link);
  if (connection === 'cut off' && target.pathname !== here.pathname) return fail();
  const inPage = target.hash !== '' && target.pathname === here.pathname && target.search === here.search;
  const stays = inPage || link.closest('[data-stay]') !== null;
  if (inPage) prepareSmoothScroll(target.hash);
  if (target.pathname !== here.pathname) {
    recordLeaving();
    // Beside the code of the screen, if it is not there yet.
    prefetchData(target, true);
    // A focused link that is removed with its page makes browsers look up the styles of the new page once more.
    if (event.detail > 0) link.blur();
  }
  void navigate(`${target.pathname}${target.search}${target.hash}`, {
    preventScrollReset: stays,
    viewTransition: !stays && moves(),
  });
}

/** Id of the event in the overlay parameter of a link to the current page. */
function overlayIdInLink(target: URL, here: URL): number | null {
  return target.pathname === here.pathname ? overlayIdOf(target.searchParams) : null;
}

/** Uses view transitions where supported and motion is not reduced. */
function moves(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion();
}
