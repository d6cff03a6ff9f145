import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const blurDelay = 200;
/** How long after a key in the field the page may still scroll because of it. */
const afterKey = 150;

/**
 * Suggestions close when the visitor turns away from an open form: a moment after its field lost the focus, at a click
 * outside, when the page is scrolled otherwise than by a key in the field, to show the suggestion that it leads to. Gives
 * back the field's handlers.
 */
export function useTurningAway(form: RefObject<HTMLFormElement | null>, open: boolean, close: () => void) {
  const timer = useRef(0);
  const lastKey = useRef(-Infinity);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Before they are seen, so that they can be turned away from at once.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !form.current?.contains(event.target)) close();
    };
    const scroll = (event: Event) => {
      if (performance.now() - lastKey.current > afterKey) leave(event);
    };
    document.addEventListener('pointerdown', leave);
    // Whatever scrolls: the page, or a sheet that the form lies on; only the list itself may.
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
