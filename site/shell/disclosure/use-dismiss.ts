import { type RefObject, useLayoutEffect } from 'react';

/** Closes an open part on Escape, with the focus returned, when the focus leaves it, and on a press outside. */
export function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  // Layout effect, so that it can be closed from the first paint on.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return undefined;
    const outside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      element.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: Event) => outside(target) && close();
    const onLeave = ({ relatedTarget }: FocusEvent) => outside(relatedTarget) && close();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onLeave);
    };
  }, [ref, open, close]);
}
