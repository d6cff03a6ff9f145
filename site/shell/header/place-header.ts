/**
 * Behaviour of the header on scroll: `default` stays, `hide` hides on the way down and reappears on the way up,
 * `resize` is visible only at the top of the page.
 */
export type HeaderBehaviour = 'default' | 'hide' | 'resize';

/** Scroll position in pixels from which on a `hide` header hides. */
const hideAfter = 150;

export interface HeaderPlace {
  /** True: out of view. */
  headerHide: boolean;
  /** True: visible away from the top of the page, so it needs a background. */
  headerVisibleOnScroll: boolean;
}

export interface Scrolled {
  /** Scroll position in pixels, now and before. */
  y: number;
  before: number;
  /** Height of the window. */
  height: number;
  /** True while the header has the focus or an open part: it then stays visible. */
  held: boolean;
}

export const atTop: HeaderPlace = { headerHide: false, headerVisibleOnScroll: false };

/** State of the header after a scroll. */
export function placeHeader(behaviour: HeaderBehaviour, last: HeaderPlace, scrolled: Scrolled): HeaderPlace {
  const { y, before, height, held } = scrolled;
  const away = y > (behaviour === 'resize' ? height / 4 : hideAfter);
  const turned = y === before ? last.headerHide : y > before;
  const goes = behaviour === 'resize' || (behaviour === 'hide' && turned);
  const headerHide = away && goes && !held;
  return { headerHide, headerVisibleOnScroll: away && !headerHide };
}
