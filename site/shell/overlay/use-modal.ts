import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '#ui/lock-page.ts';
import { focusBack } from './overlay-place.ts';

/** While open: locks the scrolling of the page, focuses the overlay, closes on Escape; returns the focus at the end. */
export function useModal(open: boolean, close: () => void): RefObject<HTMLDialogElement | null> {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const release = lockScroll();
    return () => {
      release();
      focusBack();
    };
  }, [open]);
  // Layout effect, so that it can be closed from the first paint on.
  useLayoutEffect(() => {
    if (!open) return;
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.querySelector('button')?.focus();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      // A dialog above, such as the consent dialog, closes first.
      const above = target !== document.body && target instanceof Node && !sheet.current?.contains(target);
      if (event.key !== 'Escape' || event.defaultPrevented || above) return;
      event.preventDefault();
      close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
  return sheet;
}
