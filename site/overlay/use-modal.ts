import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../ui/lock-page.ts';
import { focusBack } from './overlay-place.ts';

/** While it is open the page does not scroll, the focus is in it, and Escape closes it; then the focus goes back. */
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
  // Before it is seen, so that it can be closed from then on.
  useLayoutEffect(() => {
    if (!open) return;
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.querySelector('button')?.focus();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      // Something that lies above, such as the choice of cookies, closes first.
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
