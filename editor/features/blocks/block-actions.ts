import { pathTo } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';
import { copyOf, newBlock } from '../../core/tree/new-block.ts';
import { nextAfterRemoval, placeFor } from '../../core/tree/places.ts';
import { holdsPart } from '../../core/tree/shared-part.ts';
import { kindName, positionName } from '../../core/tree/step-names.ts';

/** Inserts a new block of a kind and selects it. */
export function insertBlock(session: EditSession, model: Model, place?: Place, layout?: string): string {
  const block = newBlock(model, layout);
  const to = place ?? placeFor(session.store, model, session.selection.get().id);
  const kind = kindName(model, session.locale);
  session.perform({
    label: m.editor_step_inserted({ kind }),
    operations: [{ op: 'insert', place: to, block }],
    after: { id: block.id, field: null },
  });
  session.alerts.announce(
    `${m.editor_say_inserted({ kind })} ${positionName(session.store, block.id, session.locale)}.`,
  );
  return block.id;
}

/** Removes sibling blocks in one step. */
export function removeBlocks(session: EditSession, ids: readonly string[]): void {
  const { store } = session;
  const dragPayload = dragPayloadOf(store, ids);
  const last = ids.at(-1);
  if (last === undefined || dragPayload.models.length === 0 || ids.includes(store.root.id)) return;
  const next = nextAfterRemoval(store, ids);
  const kind = dragPayloadName(dragPayload, session.locale);
  session.perform({
    label: m.editor_step_removed({ kind }),
    operations: ids.map((id) => ({ op: 'remove', id })),
    after: { id: next, field: null },
  });
  session.fields.focus({ id: next, field: null });
  session.alerts.announce(m.editor_say_removed({ kind }));
}

/** Removes every block of the section in one step; the section and its history stay. */
export function emptySection(session: EditSession): void {
  const { store } = session;
  const ids = store.list(store.root.id, 0);
  if (ids.length === 0) return session.alerts.announce(m.editor_outline_empty());
  session.perform({
    label: m.editor_step_emptied(),
    operations: ids.map((id) => ({ op: 'remove', id })),
    after: { id: null, field: null },
  });
  session.alerts.announce(m.editor_say_emptied());
}

/** Inserts copies of blocks after the last of them and selects the first copy. */
export function duplicateBlocks(session: EditSession, ids: readonly string[]): void {
  const { store } = session;
  const spot = store.spot(ids.at(-1) ?? '');
  if (!spot?.parent) return;
  const place = { parent: spot.parent, slot: spot.slot, index: spot.index + 1 };
  const kind = dragPayloadName(dragPayloadOf(store, ids), session.locale);
  const copies = ids.flatMap((id) => store.block(id) ?? []).map(copyOf);
  insertCopies(session, copies, {
    place,
    label: m.editor_step_duplicated({ kind }),
    announcement: m.editor_say_duplicated({ kind }),
  });
}

/** Inserts complete blocks in one step, selects the first and announces its position. */
export function insertCopies(
  session: EditSession,
  blocks: readonly Block[],
  { place, label, announcement }: { place: Place; label: string; announcement: string },
): void {
  const [first] = blocks;
  if (!first) return;
  if (session.store.isPart && blocks.some(holdsPart))
    return session.alerts.show({ kind: 'error', title: m.editor_insert(), text: m.editor_shared_no_nesting() });
  session.perform({
    label,
    operations: blocks.map((block, at) => ({ op: 'insert', place: { ...place, index: place.index + at }, block })),
    after: { id: first.id, field: null },
  });
  session.fields.focus({ id: first.id, field: null });
  session.alerts.announce(`${announcement} ${positionName(session.store, first.id, session.locale)}.`);
}

/** Changes the layout of a container; blocks of removed columns move to the last remaining column. */
export function changeLayout(session: EditSession, id: string, layout: string): void {
  const block = session.store.block(id);
  if (!block?.columns || block.fields.layout === layout) return;
  session.perform({ label: m.editor_step_layout(), operations: [{ op: 'layout', id, layout }] });
}

/** The ancestors of a block below the root, and the block itself. */
export function ancestry(session: EditSession, id: string) {
  return pathTo(session.store.root, id).slice(1);
}
