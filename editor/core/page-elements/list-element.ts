import type { Place } from '#contract/blocks/operations.ts';
import { blockElement } from './use-boxes.ts';
import type { EditorStore } from '../tree/store.ts';

/** The element that contains a list of blocks; null while the list is not rendered. */
export function listElement(store: EditorStore, { parent, slot }: Pick<Place, 'parent' | 'slot'>): HTMLElement | null {
  const first = store.list(parent, slot)[0];
  if (first !== undefined) return blockElement(first)?.parentElement ?? null;
  return document.querySelector<HTMLElement>(`[data-list="${CSS.escape(`${parent}:${slot}`)}"]`);
}
