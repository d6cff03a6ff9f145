import { type RefObject, useEffect } from 'react';

/**
 * Makes a `details` element behave as a modal overlay while it is open: what lies outside cannot be reached or
 * scrolled, Escape closes it and gives the focus back, and so does arriving at another address.
 */
export function useOverlay(root: RefObject<HTMLDetailsElement | null>, pathname: string): void {
  useEffect(() => {
    const details = root.current;
    if (!details) return undefined;
    let release: (() => void) | null = null;
    const sync = () => {
      if (details.open && !release) release = lockAround(details);
      if (details.open) return;
      for (const inner of details.querySelectorAll('details')) inner.open = false;
      release?.();
      release = null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    // Choosing the page that is shown already changes no address, and still closes the menu.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) details.open = false;
    };
    sync();
    details.addEventListener('toggle', sync);
    details.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      details.removeEventListener('toggle', sync);
      details.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      release?.();
    };
  }, [root]);

  useEffect(() => close(root.current, pathname), [root, pathname]);
}

/** Arriving at an address, whichever it is, closes what lay over the page before. */
function close(details: HTMLDetailsElement | null, _arrivedAt: string): void {
  if (details) details.open = false;
}

/** Locks everything beside an element, all the way up to the body; gives back what unlocks it. */
function lockAround(element: HTMLElement): () => void {
  const locked: HTMLElement[] = [];
  for (let at: HTMLElement = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || other.tagName === 'SCRIPT') continue;
      other.inert = true;
      locked.push(other);
    }
  }
  document.body.dataset.locked = '';
  return () => {
    for (const other of locked) other.inert = false;
    delete document.body.dataset.locked;
  };
}
