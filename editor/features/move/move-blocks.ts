import { slotsOf } from '#contract/blocks/block.ts';
import type { Operation, Place } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { applyToNewerTree } from '../../core/tree/apply-to-newer-tree.ts';
import { indexBlocks } from '../../core/tree/block-index.ts';
import { neighbourPlace } from '../../core/tree/places.ts';
import { dragPayloadName, placeSentence } from '../../core/tree/place-names.ts';
import { positionName } from '../../core/tree/step-names.ts';
import { dragPayloadOf, placeNow, restOf, samePlace } from '../../core/tree/target-places.ts';

/** Moves sibling blocks in one step. The position is counted without these blocks. */
export function moveBlocks(session: EditSession, ids: readonly string[], to: Place): void {
  const { store, locale } = session;
  const dragPayload = dragPayloadOf(store, ids);
  if (samePlace(placeNow(store, dragPayload), to)) return;
  const selected = session.selection.get().id;
  session.perform({
    label: m.editor_step_moved({ kind: dragPayloadName(dragPayload, locale) }),
    operations: moveOperations(store, ids, to),
    after: { id: selected && ids.includes(selected) ? selected : (ids[0] ?? null), field: null },
  });
}

/** Moves sibling blocks one position up or down, as `neighbourPlace` says. Announces when they cannot be moved. */
export function moveBlocksBy(session: EditSession, ids: readonly string[], step: -1 | 1): void {
  const { store, selection } = session;
  if (ids.length === 0) return;
  const to = neighbourPlace(store, ids, step);
  if (!to) return session.alerts.announce(step === -1 ? m.editor_say_first() : m.editor_say_last());
  moveBlocks(session, ids, to);
  const { id } = selection.get();
  if (id === null) return;
  session.fields.focus({ id, field: null });
  session.alerts.announce(ids.length === 1 ? positionName(store, id, session.locale) : droppedSentence(session, ids));
}

/** The announcement after blocks were moved. */
export function droppedSentence(session: EditSession, ids: readonly string[]): string {
  const { store, locale } = session;
  const dragPayload = dragPayloadOf(store, ids);
  const place = placeNow(store, dragPayload);
  return place ? m.editor_say_dropped({ place: placeSentence(store, dragPayload, place, locale) }) : '';
}

/** Each block is inserted before the same following block, so that their order is kept. */
function moveOperations(store: EditorStore, ids: readonly string[], to: Place): Operation[] {
  const anchor = restOf(store, to, dragPayloadOf(store, ids))[to.index];
  let root = store.root;
  return ids.map((id) => {
    const parent = indexBlocks(root).get(to.parent)?.block;
    const list = parent ? (slotsOf(parent)[to.slot] ?? []).filter((block) => block.id !== id) : [];
    const at = anchor === undefined ? -1 : list.findIndex((block) => block.id === anchor);
    const operation: Operation = { op: 'move', id, to: { ...to, index: at === -1 ? list.length : at } };
    root = applyToNewerTree(root, [operation]).root;
    return operation;
  });
}
