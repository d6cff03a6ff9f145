import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import { giveBack, inertAround, lockScroll } from '../ui/lock-page.ts';

/** What of an overlay can be pressed or read; a press beside it is one outside. */
const content = 'a, button, summary, ul, p';

/**
 * Makes a `details` element behave as a modal overlay while it is open: what lies outside cannot be reached or
 * scrolled, and Escape, which gives the focus back, or a press on bare ground closes it.
 */
export function useOverlay(root: RefObject<HTMLDetailsElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const details = root.current;
    if (!open || !details) return undefined;
    // On a long page this takes the browser several frames: the first is to show the overlay.
    let release: (() => void)[] = [];
    const callOff = afterPaint(() => {
      release = [lockScroll(), inertAround(details)];
    });
    return () => {
      callOff();
      giveBack(release);
    };
  }, [root, open]);
  // Before it is seen, so that it can be closed from then on.
  useLayoutEffect(() => {
    const details = root.current;
    if (!open || !details) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(content)) close();
    };
    document.addEventListener('keydown', onKey);
    details.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      details.removeEventListener('click', onClick);
    };
  }, [root, open, close]);
}
