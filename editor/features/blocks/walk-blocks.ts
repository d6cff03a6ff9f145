import { type Block, kindOf } from '#contract/blocks/block.ts';
import { goToBlock } from '../../core/page-elements/go-to-block.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { fillIn, missingField } from './fill-in.ts';
import { writeInto } from './write-into.ts';

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
