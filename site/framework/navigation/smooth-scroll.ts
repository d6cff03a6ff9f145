import { decodeHash, focusOn, prefersReducedMotion, placeOf, openDetailsAround } from './scroll-target.ts';

const duration = 700;
const distance = 350;
/** Milliseconds until a question is unfolded. */
const faqDelay = 700;

/** Kept from the press on a link until the router has arrived; a window follows one link at a time. */
let begun: { hash: string; from: number } | null = null;

/** Records the scroll position when a link to an anchor of this page is followed, as the start of the animation. */
export function prepareSmoothScroll(hash: string): void {
  begun = { hash, from: window.scrollY };
}

/**
 * Scrolls to the anchor of a followed link with an animation, opens the question around it, and moves the focus there.
 */
export function startSmoothScroll(hash: string): (() => void) | undefined {
  const from = begun?.hash === hash ? begun.from : null;
  begun = null;
  const target = document.getElementById(decodeHash(hash));
  if (from === null || !target) return undefined;
  window.scrollTo({ top: from, behavior: 'instant' });
  const delay = target.closest('details') && !prefersReducedMotion() ? faqDelay : 0;
  openDetailsAround(target);
  return scrollSmoothly(target, delay);
}

/** Returns a function that stops the animation; scrolling by the visitor stops it too. */
function scrollSmoothly(target: HTMLElement, delay: number): () => void {
  const begin = performance.now() + delay;
  const length = prefersReducedMotion() ? 0 : duration;
  let place: { from: number; to: number } | null = null;
  const over = new AbortController();
  let frame = requestAnimationFrame(step);
  function step(now: number) {
    frame = requestAnimationFrame(step);
    if (now < begin) return;
    // The skip link targets the content itself, without a distance above it.
    place ??= { from: window.scrollY, to: placeOf(target, target.matches('main') ? 0 : distance) };
    const share = length === 0 ? 1 : Math.min(1, (now - begin) / length);
    window.scrollTo({ top: place.from + (place.to - place.from) * ease(share), behavior: 'instant' });
    if (share === 1) end();
  }
  function end() {
    cancelAnimationFrame(frame);
    over.abort();
  }
  for (const kind of ['wheel', 'touchmove']) window.addEventListener(kind, end, { passive: true, signal: over.signal });
  focusOn(target);
  return end;
}

function ease(share: number): number {
  return 1 - (1 - share) ** 3;
}
