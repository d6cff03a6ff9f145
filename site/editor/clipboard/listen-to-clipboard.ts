import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import { followOtherTabs } from './copied.ts';
import { copyBlocks, cutBlocks } from './copy-blocks.ts';
import { parcelIn } from './parcel.ts';
import { pasteBlocks } from './paste-blocks.ts';

/** Copying, cutting and pasting while a block as a whole is selected; returns how to stop. */
export function listenToClipboard(session: EditSession, view: EditorView): () => void {
  const chosen = () => view.moving.chosen(session.selection.get().id);
  const copy = (event: ClipboardEvent) => {
    if (onBlock() && copyBlocks(session, chosen(), event.clipboardData)) event.preventDefault();
  };
  const cut = (event: ClipboardEvent) => {
    if (onBlock() && cutBlocks(session, chosen(), event.clipboardData)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (!onBlock()) return;
    event.preventDefault();
    const parcel = parcelIn(event.clipboardData?.getData('text/html') ?? '');
    if (parcel) pasteBlocks(session, parcel);
    else session.alerts.say(m.editor_say_no_modules());
  };
  // Safari copies nothing where no text is selected, unless it is told that somebody will.
  const offer = (event: Event) => {
    if (onBlock()) event.preventDefault();
  };
  const stops = [followOtherTabs(), on('copy', copy), on('cut', cut), on('paste', paste)];
  for (const name of ['beforecopy', 'beforecut', 'beforepaste']) stops.push(on(name as 'copy', offer));
  return () => {
    for (const stop of stops) stop();
  };
}

function on(name: 'copy' | 'cut' | 'paste', listener: (event: ClipboardEvent) => void): () => void {
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}

/** True where the keys mean the block: on it, or on its row of the outline. */
function onBlock(): boolean {
  const focused = document.activeElement;
  if (!focused || document.querySelector('dialog[open]')) return false;
  return focused === document.body || focused.matches('[data-block], [role="treeitem"]');
}
