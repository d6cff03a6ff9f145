import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#ui/loading/use-hydrated.ts';

interface Disclosure {
  open: boolean;
  /** Duration of closing in milliseconds, during which `data-closing` is set; absent with reduced motion. */
  closingFor?: number;
  /** Called when the browser or the visitor opens or closes it. */
  onChange: (open: boolean) => void;
}

/**
 * A controlled `details` element. Without scripts it opens and closes natively; when it is opened before hydration it
 * stays open (the element has `suppressHydrationWarning`). Returns the attributes with which assistive technology
 * treats its `summary` as a button.
 */
export function useDisclosure(
  ref: RefObject<HTMLDetailsElement | null>,
  { open, closingFor = 0, onChange }: Disclosure,
) {
  const scripted = useHydrated();
  const found = useRef(false);
  useLayoutEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    if (!found.current) {
      found.current = true;
      if (details.open !== open) onChange(details.open);
      return undefined;
    }
    return open ? show(details) : hide(details, closingFor);
  }, [ref, open, closingFor, onChange]);

  useEffect(() => {
    const details = ref.current;
    // Find-in-page of the browser opens it too.
    const onToggle = () => {
      if (details?.open && details.dataset.closing === undefined) onChange(true);
    };
    details?.addEventListener('toggle', onToggle);
    return () => details?.removeEventListener('toggle', onToggle);
  }, [ref, onChange]);

  function onClick(event: MouseEvent) {
    event.preventDefault();
    onChange(!open);
  }
  return scripted ? ({ onClick, role: 'button', 'aria-expanded': open } as const) : { onClick };
}

function show(details: HTMLDetailsElement): undefined {
  delete details.dataset.closing;
  details.open = true;
}

function hide(details: HTMLDetailsElement, closingFor: number): (() => void) | undefined {
  if (!details.open) return undefined;
  const shut = () => {
    delete details.dataset.closing;
    details.open = false;
  };
  if (closingFor === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    shut();
    return undefined;
  }
  details.dataset.closing = '';
  const timer = window.setTimeout(shut, closingFor);
  return () => window.clearTimeout(timer);
}

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
