import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const firstWait = 1000;
const retryEvery = 250;
const retries = 100;

/**
 * After a navigation in the browser: keyboard and screen reader go on at the new page's content. A target that is not
 * on the page yet is waited for; one that is there has been scrolled to already (`scroll-padding-top` keeps the distance).
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const arrived = before.current !== pathname;
    before.current = pathname;
    // It tells programs about the page that was left.
    if (arrived) document.querySelector('script[type="application/ld+json"]')?.remove();
    if (hash !== '') return waitFor(hash);
    if (arrived) document.querySelector('main')?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash]);
}

function waitFor(hash: string): (() => void) | undefined {
  const find = () => document.getElementById(decodeHash(hash));
  if (find()) return undefined;
  let left = retries;
  let timer = window.setTimeout(look, firstWait);
  function look() {
    const target = find();
    if (target) target.scrollIntoView({ behavior: 'smooth' });
    else if (left-- > 0) timer = window.setTimeout(look, retryEvery);
  }
  return () => window.clearTimeout(timer);
}

/** The id that a hash names; as it stands where it is not well formed. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
