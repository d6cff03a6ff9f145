import { pathTo } from '#contract/blocks/apply-operation.ts';
import { type Block, kindOf, fieldOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf, placeFor } from '../../core/tree/target-places.ts';
import { copyOf, newBlock } from '../../core/tree/new-block.ts';
import { nextAfterRemoval } from '../../core/tree/places.ts';
import { holdsPart } from '../../core/tree/shared-part.ts';
import { kindName, positionName, blockTitle } from '../../core/tree/step-names.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { goToBlock } from '../../core/page-elements/page-elements.ts';

/** Inserts a new block of a kind and selects it. */
export function insertBlock(session: EditSession, model: Model, place?: Place, layout?: string): string {
  const block = newBlock(model, layout);
  const to = place ?? placeFor(session.store, model, session.selection.get().id);
  const kind = kindName(model, session.locale);
  const isDone = session.perform({
    label: m.editor_step_inserted({ kind }),
    operations: [{ op: 'insert', place: to, block }],
    after: { id: block.id, field: null },
  });
  if (!isDone) return block.id;
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
  const isDone = session.perform({
    label,
    operations: blocks.map((block, at) => ({ op: 'insert', place: { ...place, index: place.index + at }, block })),
    after: { id: first.id, field: null },
  });
  if (!isDone) return;
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

/** Extends or shrinks the multiple selection by one sibling, in the direction of the key. */
export function extend(session: EditSession, { moving }: EditorView, by: -1 | 1): boolean {
  const { store, alerts, locale } = session;
  const { id } = session.selection.get();
  const spot = id ? store.spot(id) : undefined;
  if (!id || !spot?.parent) return false;
  const list = store.list(spot.parent, spot.slot);
  const next = list[spot.index + by];
  if (next === undefined) {
    alerts.announce(m.editor_say_together_ends());
    return true;
  }
  const anchor = moving.anchor !== null && list.includes(moving.anchor) ? moving.anchor : id;
  const ends = [list.indexOf(anchor), spot.index + by];
  const together = list.slice(Math.min(...ends), Math.max(...ends) + 1);
  moving.anchor = anchor;
  moving.together.set(together.length > 1 ? together : []);
  goToBlock(session, next);
  const block = store.block(next);
  if (block && together.length > 1)
    alerts.announce(m.editor_say_together({ count: together.length, block: blockTitle(block, locale) }));
  return true;
}

/** Places the caret in the first text of a block, else in that of its first item; selects the block when there is none. */
export function writeInto(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block) return;
  const first = session.store.block(session.store.list(id, 0)[0] ?? '');
  // Who goes on typing after inserting a list means its first item, and not the keys of the block.
  if (first && inlineOf(block).length === 0 && requiredOf(first)) return writeInto(session, first.id);
  // While the picture is missing, its caption does not get the caret.
  const field = requiredOf(block) ?? (missingField(block) === null ? inlineOf(block)[0]?.[0] : undefined) ?? null;
  session.select(id);
  session.fields.focus({ id, field });
}

function inlineOf({ model }: Block) {
  return Object.entries(kindOf(model).fields).filter(([, field]) => field.inline);
}

/** The first text without which the block cannot be published. */
function requiredOf(block: Block): string | undefined {
  return inlineOf(block).find(([, { required }]) => required)?.[0];
}

/** Field kinds that the page shows but that are not edited on the page itself. */
export type ChosenKind = 'image' | 'event' | 'embed';

/** The first empty field of a block that is shown on the page but not edited there. */
export function missingField(block: Block, kinds: readonly ChosenKind[] = ['image', 'event', 'embed']): string | null {
  const found = Object.entries(kindOf(block.model).fields).find(([name, field]) => {
    const value = field.translated ? block.translations.de[name] : block.fields[name];
    return kinds.some((kind) => kind === field.kind) && !value;
  });
  return found?.[0] ?? null;
}

/** Opens the picker or input for the missing picture, event or address; the fields panel when nothing is missing. */
export function fillIn(session: EditSession, view: EditorView, id: string, kinds?: readonly ChosenKind[]): void {
  const block = session.store.block(id);
  if (!block) return;
  session.select(id);
  // The pressed button disappears with the placeholder, so the block must get the focus back.
  session.fields.focusBlock(id);
  const field = missingField(block, kinds);
  const kind = field && fieldOf(block.model, field)?.kind;
  if (field && kind === 'image') view.openDialog({ kind, id, field });
  else if (kind === 'event') view.openDialog({ kind: 'events', id });
  else view.panel.set({ kind: 'fields', id, ...(field && { field }) });
}

/** Selects the next or previous block of the same list; nothing happens at its ends. */
export function goToSibling(session: EditSession, id: string, by: -1 | 1): void {
  const spot = session.store.spot(id);
  const next = spot?.parent ? session.store.list(spot.parent, spot.slot)[spot.index + by] : undefined;
  if (next !== undefined) goToBlock(session, next);
}

/** Enters a block: its first child, its text, or the input for a missing value. */
export function enterBlock(session: EditSession, view: EditorView, id: string): void {
  const block = session.store.block(id);
  const columns = block?.columns?.length ?? 1;
  for (let slot = 0; slot < columns; slot += 1) {
    const child = session.store.list(id, slot)[0];
    if (child) return void goToBlock(session, child);
  }
  const writes = block && Object.values(kindOf(block.model).fields).some((field) => field.inline);
  if (block && (missingField(block) !== null || !writes) && !requiresText(block)) fillIn(session, view, id);
  else writeInto(session, id);
}

function requiresText(block: Block): boolean {
  return Object.values(kindOf(block.model).fields).some((field) => field.inline && field.required);
}

/** Closes what is open, then selects the parent, then the page. */
export function leaveBlock(session: EditSession, view: EditorView, id: string): void {
  if (view.panel.get()) return view.panel.set(null);
  if (view.moving.together.get().length > 0) {
    view.moving.follow(null);
    return void goToBlock(session, id);
  }
  const parent = session.store.spot(id)?.parent ?? null;
  goToBlock(session, parent === session.store.root.id ? null : parent);
}
