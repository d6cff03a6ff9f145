import type { Place } from '#contract/blocks/operations.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { lineAt } from './drop-line.ts';
import { listElement } from '../../core/page-elements/list-element.ts';
import type { DragPayload } from '../../core/tree/target-places.ts';

/** Scrolls the position into the free part of the window and opens the `details` elements around it. */
export function showPlace(store: EditorStore, dragPayload: DragPayload, place: Place): void {
  const element = listElement(store, place) ?? blockElement(place.parent);
  for (let at = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  const line = lineAt(store, dragPayload, place);
  if (!line) return;
  const sheet = document.querySelector('[data-editor="move"]')?.getBoundingClientRect();
  const [top, bottom] = [110, sheet && sheet.width > window.innerWidth / 2 ? sheet.top - 40 : window.innerHeight - 130];
  const middle = line.top + line.height / 2;
  if (middle < top || middle > bottom) window.scrollBy({ top: middle - (top + bottom) / 2, behavior: 'instant' });
}
