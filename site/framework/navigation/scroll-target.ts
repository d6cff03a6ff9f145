/** The id in a hash; unchanged when it is not correctly encoded. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** True when the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Opens the question around a target; true when it was closed. */
export function openDetailsAround(target: HTMLElement): boolean {
  let closed = false;
  for (let item = target.closest('details'); item; item = item.parentElement?.closest('details') ?? null) {
    closed ||= !item.open;
    item.open = true;
  }
  return closed;
}

/** Scroll position at which a target is below the upper edge of the window by the given distance. */
export function placeOf(target: HTMLElement, distance: number): number {
  return Math.max(0, window.scrollY + target.getBoundingClientRect().top - distance);
}

export function scrollTo(
  target: HTMLElement,
  { distance, behavior }: { distance: number; behavior: ScrollBehavior },
): void {
  window.scrollTo({ top: placeOf(target, distance), behavior });
}

/** Moves the focus to the target. */
export function focusOn(target: HTMLElement): void {
  // Keep a focus that is already inside, such as on the invalid field of a form.
  if (target !== document.activeElement && target.contains(document.activeElement)) return;
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
