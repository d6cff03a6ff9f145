import { pathTo } from '#contract/apply-operation.ts';
import type { Block } from '#contract/block.ts';
import type { Place } from '#contract/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from './edit-session.ts';
import { cargoName } from './moving/place-names.ts';
import { cargoOf } from './moving/target-places.ts';
import { copyOf, newBlock } from './new-block.ts';
import { neighbourPlace, nextAfterRemoval, placeFor } from './places.ts';
import { kindName, positionName } from './step-names.ts';

/** Puts a new block of a kind on the page and selects it. */
export function insertBlock(session: EditSession, model: Model, place?: Place, layout?: string): string {
  const block = newBlock(model, layout);
  const to = place ?? placeFor(session.store, model, session.selection.get().id);
  const kind = kindName(model, session.locale);
  session.perform({
    label: m.editor_step_inserted({ kind }),
    operations: [{ op: 'insert', place: to, block }],
    after: { id: block.id, field: null },
  });
  session.alerts.say(`${m.editor_say_inserted({ kind })} ${positionName(session.store, block.id, session.locale)}.`);
  return block.id;
}

/** Removes blocks that stand beside each other, as one step. */
export function removeBlocks(session: EditSession, ids: readonly string[]): void {
  const { store } = session;
  const cargo = cargoOf(store, ids);
  const last = ids.at(-1);
  if (last === undefined || cargo.models.length === 0 || ids.includes(store.root.id)) return;
  const next = nextAfterRemoval(store, ids);
  const kind = cargoName(cargo, session.locale);
  session.perform({
    label: m.editor_step_removed({ kind }),
    operations: ids.map((id) => ({ op: 'remove', id })),
    after: { id: next, field: null },
  });
  session.fields.focus({ id: next, field: null });
  session.alerts.say(m.editor_say_removed({ kind }));
}

/** Moves a block one place up or down, into the neighbouring column at the end of its own; says so where it cannot. */
export function moveBlock(session: EditSession, id: string, step: -1 | 1): void {
  const block = session.store.block(id);
  const to = block && neighbourPlace(session.store, id, step);
  if (!to) return session.alerts.say(step === -1 ? m.editor_say_first() : m.editor_say_last());
  session.perform({
    label: m.editor_step_moved({ kind: kindName(block.model, session.locale) }),
    operations: [{ op: 'move', id, to }],
    after: { id, field: null },
  });
  session.fields.focus({ id, field: null });
  session.alerts.say(positionName(session.store, id, session.locale));
}

/** Takes every block off the section, as one step; the section itself stays, with its history. */
export function emptySection(session: EditSession): void {
  const { store } = session;
  const ids = store.list(store.root.id, 0);
  if (ids.length === 0) return session.alerts.say(m.editor_outline_empty());
  session.perform({
    label: m.editor_step_emptied(),
    operations: ids.map((id) => ({ op: 'remove', id })),
    after: { id: null, field: null },
  });
  session.alerts.say(m.editor_say_emptied());
}

/** Puts copies of blocks behind the last of them; the first copy is selected. */
export function duplicateBlocks(session: EditSession, ids: readonly string[]): void {
  const { store } = session;
  const spot = store.spot(ids.at(-1) ?? '');
  if (!spot?.parent) return;
  const place = { parent: spot.parent, slot: spot.slot, index: spot.index + 1 };
  const kind = cargoName(cargoOf(store, ids), session.locale);
  const copies = ids.flatMap((id) => store.block(id) ?? []).map(copyOf);
  insertCopies(session, copies, {
    place,
    label: m.editor_step_duplicated({ kind }),
    said: m.editor_say_duplicated({ kind }),
  });
}

/** Puts ready blocks on the page as one step, selects the first and says where it stands. */
export function insertCopies(
  session: EditSession,
  blocks: readonly Block[],
  { place, label, said }: { place: Place; label: string; said: string },
): void {
  const [first] = blocks;
  if (!first) return;
  session.perform({
    label,
    operations: blocks.map((block, at) => ({ op: 'insert', place: { ...place, index: place.index + at }, block })),
    after: { id: first.id, field: null },
  });
  session.fields.focus({ id: first.id, field: null });
  session.alerts.say(`${said} ${positionName(session.store, first.id, session.locale)}.`);
}

/** Gives a container another layout; columns too many go into the last one left. */
export function changeLayout(session: EditSession, id: string, layout: string): void {
  const block = session.store.block(id);
  if (!block?.columns || block.fields.layout === layout) return;
  session.perform({ label: m.editor_step_layout(), operations: [{ op: 'layout', id, layout }] });
}

/** The blocks from below the root down to this one. */
export function ancestry(session: EditSession, id: string) {
  return pathTo(session.store.root, id).slice(1);
}
