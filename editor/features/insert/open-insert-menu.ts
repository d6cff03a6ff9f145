import type { Place } from '#contract/blocks/operations.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';

/** Opens the insert menu at the place of `placeToInsert`. */
export function openInsertMenu(session: EditSession, view: EditorView, id: string | null): boolean {
  const { at, place } = placeToInsert(session, id);
  const layer = document.querySelector('[data-editor="overlay"]')?.getBoundingClientRect();
  const box = at === null ? undefined : blockElement(at)?.getBoundingClientRect();
  const [left, bottom] = box ? [box.left, Math.min(box.bottom, window.innerHeight - 400)] : [240, 200];
  const corner = { left: left - (layer?.left ?? 0), top: bottom + 8 - (layer?.top ?? 0) };
  view.insertMenu.set({ place, ...corner, isSlash: true });
  return true;
}

/** The position after a block, inside it when it is an empty list, or at the end of the page; `at` is the block there. */
export function placeToInsert({ store }: EditSession, id: string | null): { at: string | null; place: Place } {
  const at = id ?? store.list(store.root.id, 0).at(-1) ?? null;
  const spot = at === null ? undefined : store.spot(at);
  if (at !== null && kindsFor(store, at).length > 0 && store.list(at, 0).length === 0)
    return { at, place: { parent: at, slot: 0, index: 0 } };
  if (spot?.parent) return { at, place: { parent: spot.parent, slot: spot.slot, index: spot.index + 1 } };
  return { at, place: { parent: store.root.id, slot: 0, index: 0 } };
}
