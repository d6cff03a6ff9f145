import type { Place } from '#contract/operations.ts';
import { blockElement } from '../chrome/use-boxes.ts';
import type { EditorStore } from '../store.ts';
import { lineAt } from './drop-line.ts';
import { listElement } from './list-element.ts';
import type { Cargo } from './target-places.ts';

/** Scrolls the place into the free part of the window, opening what it is folded away in. */
export function showPlace(store: EditorStore, cargo: Cargo, place: Place): void {
  const element = listElement(store, place) ?? blockElement(place.parent);
  for (let at = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  const line = lineAt(store, cargo, place);
  if (!line) return;
  const sheet = document.querySelector('[data-editor="move"]')?.getBoundingClientRect();
  const [top, bottom] = [110, sheet && sheet.width > window.innerWidth / 2 ? sheet.top - 40 : window.innerHeight - 130];
  const middle = line.top + line.height / 2;
  if (middle < top || middle > bottom) window.scrollBy({ top: middle - (top + bottom) / 2, behavior: 'instant' });
}
