import { type RefObject, useEffect, useState } from 'react';
import { atTop, type HeaderBehaviour, type HeaderPlace, placeHeader } from './place-header.ts';

export interface FollowedPlace extends HeaderPlace {
  /** True: the header has a background, also while it hides. */
  grounded: boolean;
  /** True once scrolling is observed; before that, and without scripts, the header is in the normal flow. */
  follows: boolean;
  /** True after the first hide or show: from then on changes are animated. */
  moves: boolean;
}

const unfollowed: FollowedPlace = { ...atTop, grounded: false, follows: false, moves: false };
const open = 'details[open]:not([data-closing]), [aria-expanded="true"]';

/** Observes scrolling and focus; null: the header stays in the normal flow, as below the editor's bar. */
export function useHeaderPlace(ref: RefObject<HTMLElement | null>, behaviour: HeaderBehaviour | null): FollowedPlace {
  const [place, setPlace] = useState(unfollowed);
  useEffect(() => {
    const header = ref.current;
    if (behaviour === null || !header) return setPlace(unfollowed);
    let before = window.scrollY;
    const follow = (moves: boolean) => {
      const lowest = document.documentElement.scrollHeight - window.innerHeight;
      // Ignore overscroll beyond the ends of the page.
      const y = Math.max(0, Math.min(window.scrollY, lowest));
      const held = header.contains(document.activeElement) || header.querySelector(open) !== null;
      const scrolled = { y, before, height: window.innerHeight, held };
      before = y;
      setPlace((last) => changed(last, placeHeader(behaviour, last, scrolled), moves));
    };
    const onScroll = () => follow(true);
    follow(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    header.addEventListener('focusin', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      header.removeEventListener('focusin', onScroll);
    };
  }, [ref, behaviour]);
  return place;
}

function changed(last: FollowedPlace, next: HeaderPlace, moves: boolean): FollowedPlace {
  const { headerHide, headerVisibleOnScroll } = next;
  if (last.follows && last.headerHide === headerHide && last.headerVisibleOnScroll === headerVisibleOnScroll)
    return last;
  const grounded = headerVisibleOnScroll || (headerHide && last.grounded);
  return { ...next, grounded, follows: true, moves: moves && last.follows };
}
