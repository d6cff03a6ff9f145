import { type Block, kindOf } from '#contract/block.ts';
import { fillIn, missingField } from './chrome/fill-in.ts';
import { openInsertMenu } from './chrome/open-insert-menu.ts';
import { writeInto } from './chrome/write-into.ts';
import { duplicateBlocks, moveBlock, removeBlocks } from './edit-commands.ts';
import type { EditSession } from './edit-session.ts';
import type { EditorView } from './editor-view.ts';
import { go, stepBy } from './go-to-block.ts';
import { pickUp } from './moving/carry-keys.ts';
import { extend } from './moving/select-together.ts';
import { singleKeys } from './single-keys.ts';

/** A key while a block as a whole is selected; true where it did something. */
export function onBlock(event: KeyboardEvent, session: EditSession, view: EditorView): boolean {
  const { id } = session.selection.get();
  if (!id) return resume(event, session) || singleKey(event, session, view, null);
  const chosen = view.moving.chosen(id);
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== 'd') return false;
    duplicateBlocks(session, chosen);
    return true;
  }
  const vertical = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
  if (vertical && event.altKey) {
    moveBlock(session, id, vertical);
    return true;
  }
  if (vertical) return event.shiftKey ? extend(session, view, vertical) : sibling(session, id, vertical);
  return walking(event, session, view, id) || singleKey(event, session, view, id);
}

/** From the page as a whole back to the block where one was. */
function resume({ key, target }: KeyboardEvent, session: EditSession): boolean {
  const id = target instanceof HTMLElement ? target.dataset.block : undefined;
  return id !== undefined && ['Tab', 'Enter', 'ArrowUp', 'ArrowDown'].includes(key) && go(session, id);
}

function walking(event: KeyboardEvent, session: EditSession, view: EditorView, id: string): boolean {
  switch (event.key) {
    case 'Tab':
      return stepBy(session, id, event.shiftKey ? -1 : 1);
    case 'Enter':
      return into(session, view, id);
    case 'Escape':
      return out(session, view, id);
    case 'Delete':
    case 'Backspace':
      removeBlocks(session, view.moving.chosen(id));
      return true;
    default:
      return false;
  }
}

/** Keys without Ctrl that can be switched off: pick up, insert, help. */
function singleKey(event: KeyboardEvent, session: EditSession, view: EditorView, id: string | null): boolean {
  if (!singleKeys.get() || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key === ' ' && id) return pickUp(session, view);
  if (event.key === '/') return openInsertMenu(session, view, id);
  if (event.key !== '?') return false;
  view.openDialog({ kind: 'keyboard' });
  return true;
}

function sibling(session: EditSession, id: string, by: -1 | 1): boolean {
  const spot = session.store.spot(id);
  const next = spot?.parent ? session.store.list(spot.parent, spot.slot)[spot.index + by] : undefined;
  return next === undefined ? true : go(session, next);
}

function into(session: EditSession, view: EditorView, id: string): boolean {
  const block = session.store.block(id);
  const columns = block?.columns?.length ?? 1;
  for (let slot = 0; slot < columns; slot += 1) {
    const child = session.store.list(id, slot)[0];
    if (child) return go(session, child);
  }
  const writes = block && Object.values(kindOf(block.model).fields).some((field) => field.inline);
  if (block && (missingField(block) !== null || !writes) && !requiresText(block)) fillIn(session, view, id);
  else writeInto(session, id);
  return true;
}

function requiresText(block: Block): boolean {
  return Object.values(kindOf(block.model).fields).some((field) => field.inline && field.required);
}

/** Closes what is open first, then goes from block to parent to page. */
function out(session: EditSession, view: EditorView, id: string): boolean {
  if (view.panel.get()) {
    view.panel.set(null);
    return true;
  }
  if (view.moving.together.get().length > 0) {
    view.moving.follow(null);
    return go(session, id);
  }
  const parent = session.store.spot(id)?.parent ?? null;
  return go(session, parent === session.store.root.id ? null : parent);
}
