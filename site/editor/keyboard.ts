import { onBlock } from './block-keys.ts';
import { stepBy } from './go-to-block.ts';
import { carryKey } from './moving/carry-keys.ts';
import type { EditSession } from './edit-session.ts';
import type { EditorView } from './editor-view.ts';
import { focusFirst, nextRegion } from './regions.ts';

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
  const aim = keys.view.moving.aim.get();
  if (aim?.by === 'keys' && carryKey(event, keys.session, keys.view, aim)) return true;
  if (anywhere(event, keys)) return true;
  const where = whereIs(event.target);
  if (where === 'text') return inText(event, keys);
  if (where === 'block') return onBlock(event, keys.session, keys.view);
  if (where === 'tool' && event.key === 'Escape' && !hasOpenList(event.target)) return fromTool(keys);
  return false;
}

/** A list of suggestions closes before the panel that it stands in. */
function hasOpenList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
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
  if (event.key === 'Tab' && id && !event.ctrlKey && !event.altKey) return stepBy(session, id, event.shiftKey ? -1 : 1);
  return false;
}

function fromTool({ session, view }: Keys): boolean {
  if (view.panel.get()) view.panel.set(null);
  session.fields.focus({ ...session.selection.get(), field: null });
  return true;
}
