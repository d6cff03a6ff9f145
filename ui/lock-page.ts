import { afterPaint } from './loading/after-paint.ts';

/** How many hold the body of this document. */
let locks = 0;

/**
 * Prevents scrolling of the page below an overlay (`no-scroll` on the body). Returns the function that releases the
 * lock. Padding replaces the scroll bar, to avoid a layout shift. Locks can be nested.
 */
export function lockScroll(): () => void {
  const { body, documentElement } = document;
  if (locks === 0) {
    const bar = window.innerWidth - documentElement.clientWidth;
    if (bar > 0) body.style.paddingRight = `${bar}px`;
    body.classList.add('no-scroll');
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    body.classList.remove('no-scroll');
    body.style.paddingRight = '';
  };
}

/**
 * Makes everything outside an element `inert`, except live regions (`role="status"`). Returns the function that undoes
 * it.
 */
export function inertAround(element: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let at: HTMLElement = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.tagName === 'SCRIPT' || other.matches('output, [role="status"], [role="alert"]')) continue;
      other.inert = true;
      madeInert.push(other);
    }
  }
  return () => {
    for (const other of madeInert) other.inert = false;
  };
}

const pendingReleases = new Set<() => void>();

/**
 * Releases the page after the next paint, because on a long page this takes the browser several frames. Call
 * `releaseNow` if the page is needed sooner.
 */
export function releaseAfterPaint(release: (() => void)[]): void {
  for (const undo of release) pendingReleases.add(undo);
  afterPaint(releaseNow);
}

export function releaseNow(): void {
  for (const undo of pendingReleases) undo();
  pendingReleases.clear();
}
