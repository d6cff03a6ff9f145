import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { releaseAfterPaint, inertAround, lockScroll } from '#ui/lock-page.ts';

/** What can be pressed in an overlay; a press beside these elements, on an empty part, closes it. */
const content = 'a, button, summary';

/**
 * Makes an open `details` element a modal overlay: the rest of the page is inert and does not scroll; Escape, with the
 * focus returned, or a press beside the content closes it.
 */
export function useOverlay(root: RefObject<HTMLDetailsElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const details = root.current;
    if (!open || !details) return undefined;
    // On a long page this takes the browser several frames: paint the overlay first.
    let release: (() => void)[] = [];
    const callOff = afterPaint(() => {
      release = [lockScroll(), inertAround(details)];
    });
    return () => {
      callOff();
      releaseAfterPaint(release);
    };
  }, [root, open]);
  // Layout effect, so that it can be closed from the first paint on.
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
