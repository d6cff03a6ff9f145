import type { Place } from '#contract/operations.ts';
import { blockElement } from '../chrome/use-boxes.ts';
import type { EditorStore } from '../store.ts';

/** The element of the page that holds a list of blocks; null while the list is not drawn. */
export function listElement(store: EditorStore, { parent, slot }: Pick<Place, 'parent' | 'slot'>): HTMLElement | null {
  const first = store.list(parent, slot)[0];
  if (first !== undefined) return blockElement(first)?.parentElement ?? null;
  return document.querySelector<HTMLElement>(`[data-list="${CSS.escape(`${parent}:${slot}`)}"]`);
}
