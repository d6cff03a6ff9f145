import { pathTo } from '#contract/apply-operation.ts';
import type { Place } from '#contract/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from './edit-session.ts';
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

export function removeBlock(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block || id === session.store.root.id) return;
  const next = nextAfterRemoval(session.store, id);
  const kind = kindName(block.model, session.locale);
  session.perform({
    label: m.editor_step_removed({ kind }),
    operations: [{ op: 'remove', id }],
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

export function duplicateBlock(session: EditSession, id: string): void {
  const spot = session.store.spot(id);
  if (!spot?.parent) return;
  const block = copyOf(spot.block);
  const kind = kindName(block.model, session.locale);
  session.perform({
    label: m.editor_step_duplicated({ kind }),
    operations: [{ op: 'insert', place: { parent: spot.parent, slot: spot.slot, index: spot.index + 1 }, block }],
    after: { id: block.id, field: null },
  });
  session.fields.focus({ id: block.id, field: null });
  session.alerts.say(`${m.editor_say_duplicated({ kind })} ${positionName(session.store, block.id, session.locale)}.`);
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
