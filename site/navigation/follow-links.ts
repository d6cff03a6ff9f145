import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { linkKind } from '../ui/smart-link.tsx';
import { glideTo } from './glide.ts';
import { decodeHash } from './arrival.ts';

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
 * `data-stay`, such as those of a filter, change the page where it stands and do not scroll it.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const here = new URL(window.location.href);
      const target = targetOf(link, here);
      if (!target) return;
      event.preventDefault();
      const inPage = target.hash !== '' && target.pathname === here.pathname && target.search === here.search;
      const stays = inPage || link.closest('[data-stay]') !== null;
      void navigate(`${target.pathname}${target.search}${target.hash}`, {
        preventScrollReset: stays,
        viewTransition: !stays && moves(),
      });
      if (inPage) glideTo(decodeHash(target.hash));
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function moves(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
