import { decodeHash, focusOn, isStill, placeOf, unfold } from './scroll-target.ts';

const duration = 700;
const distance = 350;
/** An answer takes this long to unfold. */
const faqDelay = 700;

let begun: { hash: string; from: number } | null = null;

/** A link to an anchor of this page was followed: the page will glide there from where it stands now. */
export function prepareGlide(hash: string): void {
  begun = { hash, from: window.scrollY };
}

/** Glides to the anchor of a followed link, opens the question it lies in, and puts the focus there. */
export function beginGlide(hash: string): (() => void) | undefined {
  const from = begun?.hash === hash ? begun.from : null;
  begun = null;
  const target = document.getElementById(decodeHash(hash));
  if (from === null || !target) return undefined;
  window.scrollTo({ top: from, behavior: 'instant' });
  const delay = target.closest('details') && !isStill() ? faqDelay : 0;
  unfold(target);
  return glide(target, delay);
}

/** Gives back what ends it, as does the visitor who scrolls. */
function glide(target: HTMLElement, delay: number): () => void {
  const begin = performance.now() + delay;
  const length = isStill() ? 0 : duration;
  let place: { from: number; to: number } | null = null;
  const over = new AbortController();
  let frame = requestAnimationFrame(step);
  function step(now: number) {
    frame = requestAnimationFrame(step);
    if (now < begin) return;
    // The skip link leads to the content itself, which begins at its very edge.
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
