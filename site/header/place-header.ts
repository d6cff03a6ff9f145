/**
 * What the header does while a visitor scrolls: `default` stays, `hide` goes on the way down and comes back on the way
 * up, `resize` is there at the top of a page only.
 */
export type HeaderBehaviour = 'default' | 'hide' | 'resize';

/** Pixels from which on a hiding header goes. */
const hideAfter = 150;

export interface HeaderPlace {
  /** True: out of sight. */
  headerHide: boolean;
  /** True: in sight away from the top of the page, where it needs a ground of its own. */
  headerVisibleOnScroll: boolean;
}

export interface Scrolled {
  /** Pixels from the top, now and before. */
  y: number;
  before: number;
  /** Height of the window. */
  height: number;
  /** True while the focus is in the header or something in it is open: it then stays in sight. */
  held: boolean;
}

export const atTop: HeaderPlace = { headerHide: false, headerVisibleOnScroll: false };

/** Where the header is after a scroll. */
export function placeHeader(behaviour: HeaderBehaviour, last: HeaderPlace, scrolled: Scrolled): HeaderPlace {
  const { y, before, height, held } = scrolled;
  const away = y > (behaviour === 'resize' ? height / 4 : hideAfter);
  const turned = y === before ? last.headerHide : y > before;
  const goes = behaviour === 'resize' || (behaviour === 'hide' && turned);
  const headerHide = away && goes && !held;
  return { headerHide, headerVisibleOnScroll: away && !headerHide };
}
