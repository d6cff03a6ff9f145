import { applyOperation } from '#contract/apply-operation.ts';
import { slotsOf } from '#contract/block.ts';
import type { Operation, Place } from '#contract/operations.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import type { EditorStore } from '../store.ts';
import { indexBlocks } from '../block-index.ts';
import { cargoName, placeSentence } from './place-names.ts';
import { cargoOf, placeNow, restOf, samePlace } from './target-places.ts';

/** Moves blocks that stand beside each other to a place counted without them; one step that is taken back as one. */
export function moveBlocks(session: EditSession, ids: readonly string[], to: Place): void {
  const { store, locale } = session;
  const cargo = cargoOf(store, ids);
  if (samePlace(placeNow(store, cargo), to)) return;
  const selected = session.selection.get().id;
  session.perform({
    label: m.editor_step_moved({ kind: cargoName(cargo, locale) }),
    operations: moveOperations(store, ids, to),
    after: { id: selected && ids.includes(selected) ? selected : (ids[0] ?? null), field: null },
  });
}

/** What is said once blocks stand somewhere else. */
export function droppedSentence(session: EditSession, ids: readonly string[]): string {
  const { store, locale } = session;
  const cargo = cargoOf(store, ids);
  const place = placeNow(store, cargo);
  return place ? m.editor_say_dropped({ place: placeSentence(store, cargo, place, locale) }) : '';
}

/** Each block goes before what stood behind the place, so that they keep their order wherever they come from. */
function moveOperations(store: EditorStore, ids: readonly string[], to: Place): Operation[] {
  const anchor = restOf(store, to, cargoOf(store, ids))[to.index];
  let root = store.root;
  return ids.map((id) => {
    const parent = indexBlocks(root).get(to.parent)?.block;
    const list = parent ? (slotsOf(parent)[to.slot] ?? []).filter((block) => block.id !== id) : [];
    const at = anchor === undefined ? -1 : list.findIndex((block) => block.id === anchor);
    const operation: Operation = { op: 'move', id, to: { ...to, index: at === -1 ? list.length : at } };
    root = applyOperation(root, operation);
    return operation;
  });
}
