import { blockElement } from './use-boxes.ts';

/** Scrolls a block into view and opens the `details` elements around it. */
export function showBlock(id: string): void {
  const element = blockElement(id);
  for (let at = element?.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  const rect = element?.getBoundingClientRect();
  if (!element || !rect) return;
  if (rect.top < 110 || rect.bottom > window.innerHeight - 60)
    element.scrollIntoView({ block: rect.height > window.innerHeight / 2 ? 'start' : 'center' });
}
