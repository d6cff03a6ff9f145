import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const blurDelay = 200;
/** Time after a key press during which the page may scroll because of it. */
const afterKey = 150;

/**
 * Closes suggestions when the visitor leaves an open form: some time after the field has lost the focus, on a click
 * outside, and when the page scrolls for another reason than a key press in the field. Returns the field's handlers.
 */
export function useCloseOnLeave(form: RefObject<HTMLFormElement | null>, open: boolean, close: () => void) {
  const timer = useRef(0);
  const lastKey = useRef(-Infinity);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Layout effect, so that they can be closed from the first paint on.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !form.current?.contains(event.target)) close();
    };
    const scroll = (event: Event) => {
      if (performance.now() - lastKey.current > afterKey) leave(event);
    };
    document.addEventListener('pointerdown', leave);
    // Any scroll container except the list: the page, or a sheet around the form.
    window.addEventListener('scroll', scroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', scroll, { capture: true });
    };
  }, [form, open, close]);
  return {
    onBlur: () => (timer.current = window.setTimeout(close, blurDelay)),
    onFocus: () => window.clearTimeout(timer.current),
    onKeyDownCapture: () => (lastKey.current = performance.now()),
  };
}
