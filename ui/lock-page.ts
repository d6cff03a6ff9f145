import { afterPaint } from './loading/after-paint.ts';

let locks = 0;

/**
 * Keeps the page from scrolling while something lies over it (`no-scroll` on the body); gives back what lets it go. The
 * room of the scroll bar stays, so that nothing moves. Several may hold it at once.
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
 * Puts everything beside an element out of reach, all the way up to the body; what speaks to a screen reader
 * (`role="status"`) goes on. Gives back what undoes it.
 */
export function inertAround(element: HTMLElement): () => void {
  const still: HTMLElement[] = [];
  for (let at: HTMLElement = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.tagName === 'SCRIPT' || other.matches('output, [role="status"], [role="alert"]')) continue;
      other.inert = true;
      still.push(other);
    }
  }
  return () => {
    for (const other of still) other.inert = false;
  };
}

const pendingReleases = new Set<() => void>();

/**
 * Undoes what kept the page out of reach once the way back to it was painted: on a long page that takes the browser
 * several frames. Whoever needs the page sooner calls `giveBackNow`.
 */
export function releaseAfterPaint(release: (() => void)[]): void {
  for (const undo of release) pendingReleases.add(undo);
  afterPaint(releaseNow);
}

export function releaseNow(): void {
  for (const undo of pendingReleases) undo();
  pendingReleases.clear();
}
