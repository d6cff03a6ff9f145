import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { overlayIdOf } from '#contract/event-overlay.ts';
import { eventIdAt } from '../event/event-address.ts';
import { fail } from '../loading-bar/loading.ts';
import { isControlled } from '../offline/is-controlled.ts';
import { openOverlay } from '../overlay/overlay-place.ts';
import { linkKind } from '../ui/smart-link.tsx';
import { prepareGlide } from './glide.ts';
import { isPlainClick } from './plain-click.ts';
import { noteLeaving, reloadedLately } from './reload-guard.ts';
import { isStill } from './scroll-target.ts';

/** Where a click leads, or null where the browser is to follow the link itself. */
export function targetOf(link: HTMLAnchorElement, here: URL): URL | null {
  const href = link.getAttribute('href') ?? '';
  const kind = linkKind(href);
  if ((kind !== 'page' && kind !== 'anchor') || link.target !== '' || link.hasAttribute('download')) return null;
  const target = new URL(href, here);
  if (!/^\/(?:de|en)(?:\/|$)/.test(target.pathname)) return null;
  if (target.hash !== '' && target.search === '') target.search = here.search;
  return target;
}

/**
 * Takes over clicks on links that stay in the house, once for the whole document: rich text included. Links inside
 * `data-stay`, such as those of a filter, change the page where it stands and do not scroll it; links inside `data-peek`
 * to an event lay it over the page.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (link && isPlainClick(event)) followLink(navigate, link, event);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Without a connection the router can do nothing: where a worker has whole pages the browser asks it for one. */
function withoutConnection(): 'has pages' | 'cut off' | null {
  if (window.navigator.onLine) return null;
  return isControlled() ? 'has pages' : 'cut off';
}

/** The link that something happened at. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** The event that a link lays over the page; null where it leads away. */
export function eventToPeek(link: HTMLAnchorElement, target: URL, here: URL): number | null {
  const peeks = link.closest('[data-peek]') !== null && target.pathname !== here.pathname;
  return peeks ? eventIdAt(target.pathname) : null;
}

function followLink(navigate: NavigateFunction, link: HTMLAnchorElement, event: MouseEvent): void {
  const here = new URL(window.location.href);
  const target = targetOf(link, here);
  // A part of the program could not be fetched: for a minute the browser loads whole pages.
  if (!target || (target.pathname !== here.pathname && reloadedLately(Date.now()))) return;
  const connection = withoutConnection();
  const leaves = target.pathname !== here.pathname || target.search !== here.search;
  if (connection === 'has pages' && leaves) return;
  event.preventDefault();
  const peek = eventToPeek(link, target, here) ?? overlaidHere(target, here);
  if (peek !== null) return openOverlay(navigate, peek, link);
  if (connection === 'cut off' && target.pathname !== here.pathname) return fail();
  const inPage = target.hash !== '' && target.pathname === here.pathname && target.search === here.search;
  const stays = inPage || link.closest('[data-stay]') !== null;
  if (inPage) prepareGlide(target.hash);
  if (target.pathname !== here.pathname) noteLeaving();
  void navigate(`${target.pathname}${target.search}${target.hash}`, {
    preventScrollReset: stays,
    viewTransition: !stays && moves(),
  });
}

/** The event that a link to this same page lays over it. */
function overlaidHere(target: URL, here: URL): number | null {
  return target.pathname === here.pathname ? overlayIdOf(target.searchParams) : null;
}

/** Pages blend into each other where the browser can do it and nobody minds. */
function moves(): boolean {
  return 'startViewTransition' in document && !isStill();
}
