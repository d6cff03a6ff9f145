/** The id that a hash names; as it stands where it is not well formed. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** True where nothing is to move. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Opens the question that a target lies in; true where it was closed. */
export function unfold(target: HTMLElement): boolean {
  let closed = false;
  for (let item = target.closest('details'); item; item = item.parentElement?.closest('details') ?? null) {
    closed ||= !item.open;
    item.open = true;
  }
  return closed;
}

/** Where the page has to be scrolled to for a target to stand below its upper edge. */
export function placeOf(target: HTMLElement, distance: number): number {
  return Math.max(0, window.scrollY + target.getBoundingClientRect().top - distance);
}

export function bringUp(
  target: HTMLElement,
  { distance, behavior }: { distance: number; behavior: ScrollBehavior },
): void {
  window.scrollTo({ top: placeOf(target, distance), behavior });
}

/** The keyboard and the screen reader go on there. */
export function focusOn(target: HTMLElement): void {
  // Whoever is inside already stays there: at the field of a form that wants to be corrected.
  if (target !== document.activeElement && target.contains(document.activeElement)) return;
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
