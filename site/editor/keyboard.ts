import { type Block, kindOf } from '#contract/block.ts';
import { fillIn, missingField } from './chrome/fill-in.ts';
import { duplicateBlock, moveBlock, removeBlock } from './edit-commands.ts';
import type { EditSession } from './edit-session.ts';
import type { EditorView } from './editor-view.ts';
import { writeInto } from './chrome/write-into.ts';
import { showBlock } from './chrome/show-block.ts';

interface Keys {
  session: EditSession;
  view: EditorView;
}

/** What the focus is on: a text of the page, a block of the page, the tool, or something else. */
type Where = 'text' | 'block' | 'tool' | 'elsewhere';

/** Listens to the keys of the whole page; returns how to stop. */
export function listenToKeys(keys: Keys): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    if (handle(event, keys)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Before the texts and the rich text editor see the key.
  window.addEventListener('keydown', listen, true);
  // A blank typed in a summary would open and close it.
  const blank = (event: KeyboardEvent) => {
    if (event.key === ' ' && isText(event.target)) event.preventDefault();
  };
  window.addEventListener('keyup', blank, true);
  // A block that the browser itself gives the focus to is the selected one.
  const focused = (event: FocusEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.block : undefined;
    if (id && keys.session.store.block(id) && keys.session.selection.get().id !== id) keys.session.select(id);
  };
  document.addEventListener('focusin', focused);
  return () => {
    document.removeEventListener('focusin', focused);
    window.removeEventListener('keydown', listen, true);
    window.removeEventListener('keyup', blank, true);
  };
}

function handle(event: KeyboardEvent, keys: Keys): boolean {
  if (anywhere(event, keys)) return true;
  const where = whereIs(event.target);
  if (where === 'text') return inText(event, keys);
  if (where === 'block') return onBlock(event, keys);
  if (where === 'tool' && event.key === 'Escape') return fromTool(keys);
  return false;
}

function whereIs(target: EventTarget | null): Where {
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest('[data-editor]')) return 'tool';
  if (isText(target)) return 'text';
  return target.hasAttribute('data-block') || target === document.body ? 'block' : 'elsewhere';
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-field]') !== null;
}

function anywhere(event: KeyboardEvent, { session, view }: Keys): boolean {
  if (event.key === 'F6') return nextRegion(event.shiftKey ? -1 : 1, session);
  if (event.altKey && event.key === 'F10') return focusFirst('[data-editor="strip"] button');
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key === '.') {
    view.toolsHidden.set(!view.toolsHidden.get());
    return true;
  }
  if (key === 'z') {
    if (event.shiftKey) session.redo();
    else session.undo();
    return true;
  }
  if (key === 'y' && event.ctrlKey) {
    session.redo();
    return true;
  }
  return false;
}

function inText(event: KeyboardEvent, { session }: Keys): boolean {
  const { id } = session.selection.get();
  if (event.key === 'Escape' && id) {
    session.select(id);
    session.fields.focus({ id, field: null });
    return true;
  }
  if (event.key === 'Tab' && id && !event.ctrlKey && !event.altKey) return step(session, id, event.shiftKey ? -1 : 1);
  return false;
}

function onBlock(event: KeyboardEvent, { session, view }: Keys): boolean {
  const { id } = session.selection.get();
  if (!id) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    duplicateBlock(session, id);
    return true;
  }
  if (event.ctrlKey || event.metaKey) return false;
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    moveBlock(session, id, event.key === 'ArrowUp' ? -1 : 1);
    return true;
  }
  switch (event.key) {
    case 'Tab':
      return step(session, id, event.shiftKey ? -1 : 1);
    case 'ArrowDown':
      return sibling(session, id, 1);
    case 'ArrowUp':
      return sibling(session, id, -1);
    case 'Enter':
      return into(session, view, id);
    case 'Escape':
      return out(session, view, id);
    case 'Delete':
    case 'Backspace':
      removeBlock(session, id);
      return true;
    default:
      return false;
  }
}

function go(session: EditSession, id: string | null): boolean {
  session.select(id);
  if (id) showBlock(id);
  session.fields.focusBlock(id);
  return true;
}

/** The next or previous block of the page; at its ends the key goes on to what is beside the blocks. */
function step(session: EditSession, id: string, by: -1 | 1): boolean {
  const ids = session.store.ids.slice(1);
  const next = ids[ids.indexOf(id) + by];
  return next === undefined ? false : go(session, next);
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
  const parent = session.store.spot(id)?.parent ?? null;
  return go(session, parent === session.store.root.id ? null : parent);
}

function fromTool({ session, view }: Keys): boolean {
  if (view.panel.get()) view.panel.set(null);
  session.fields.focus({ ...session.selection.get(), field: null });
  return true;
}

const regions = [
  '[data-editor="bar"] a, [data-editor="bar"] button',
  null,
  '[data-editor="fields"] input, [data-editor="modules"] button',
  '[data-editor="status"] button',
];

/** Bar, page, panel, status line, and round again. */
function nextRegion(by: -1 | 1, session: EditSession): boolean {
  const now = regionOf(document.activeElement);
  for (let turn = 1; turn <= regions.length; turn += 1) {
    const region = regions[(now + by * turn + regions.length * 2) % regions.length];
    if (region === null) {
      const id = session.selection.get().id ?? session.store.list(session.store.root.id, 0)[0] ?? null;
      return go(session, id);
    }
    if (region && focusFirst(region)) return true;
  }
  return false;
}

function regionOf(element: Element | null): number {
  const name = element?.closest<HTMLElement>('[data-editor]')?.dataset.editor;
  if (name === 'bar') return 0;
  if (name === 'fields' || name === 'modules') return 2;
  return name === 'status' ? 3 : 1;
}

function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.offsetParent !== null || element.getClientRects().length > 0,
  );
  found?.focus();
  return found !== undefined;
}
