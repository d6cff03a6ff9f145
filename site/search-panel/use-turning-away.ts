import { type RefObject, useEffect, useRef } from 'react';

const blurDelay = 200;

/**
 * Suggestions close when the visitor turns away from an open form: a moment after its field lost the focus, at a click
 * outside, when the page is scrolled. Gives back the field's two handlers.
 */
export function useTurningAway(form: RefObject<HTMLFormElement | null>, open: boolean, close: () => void) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !form.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', leave);
    // Whatever scrolls: the page, or a sheet that the form lies on; only the list itself may.
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', leave, { capture: true });
    };
  }, [form, open, close]);
  return {
    onBlur: () => (timer.current = window.setTimeout(close, blurDelay)),
    onFocus: () => window.clearTimeout(timer.current),
  };
}
