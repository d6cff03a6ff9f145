import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#modules/hydrated.ts';

interface Disclosure {
  open: boolean;
  /** Milliseconds that it takes to close: `data-closing` is set meanwhile. None where nothing is to move. */
  closingFor?: number;
  /** The browser or somebody wants it opened or closed. */
  onChange: (open: boolean) => void;
}

/**
 * A `details` element that is as open as it is told. It opens and closes by itself without scripts, and when it is opened
 * before they are there it stays so (the element carries `suppressHydrationWarning`). Gives what its `summary` needs to be
 * a button to every program.
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
    // Also opened by a search on the page, which looks into what is folded.
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
