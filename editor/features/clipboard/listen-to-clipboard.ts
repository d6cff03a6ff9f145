import { isFormOpen } from '../../core/page-elements/page-elements.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { followOtherTabs, copyBlocks, cutBlocks, payloadIn, type ClipboardPayload } from './copy-blocks.ts';

const loadPaste = () => loadWithRetry(() => import('./paste-as-modules.ts'));

/** Copy, cut and paste while a block as a whole is selected. Returns the cleanup function. */
export function listenToClipboard(session: EditSession, view: EditorView): () => void {
  const chosen = () => view.moving.chosen(session.selection.get().id).filter((id) => session.store.spot(id));
  const copy = (event: ClipboardEvent) => {
    if (onBlock() && copyBlocks(session, chosen(), event.clipboardData)) event.preventDefault();
  };
  const cut = (event: ClipboardEvent) => {
    if (onBlock() && cutBlocks(session, chosen(), event.clipboardData)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (!onBlock()) return;
    event.preventDefault();
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const payload = payloadIn(html);
    if (payload) pasteWhenLoaded(session, payload);
    else void loadPaste().then(({ pasteAsModules }) => pasteAsModules(session, { html, text }));
  };
  // Safari fires no clipboard event without a text selection, unless its `before…` event is cancelled.
  const offer = (event: Event) => {
    if (onBlock()) event.preventDefault();
  };
  const ended = new AbortController();
  const { signal } = ended;
  followOtherTabs(signal);
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', cut, { signal });
  document.addEventListener('paste', paste, { signal });
  for (const name of ['beforecopy', 'beforecut', 'beforepaste']) document.addEventListener(name, offer, { signal });
  return () => ended.abort();
}

/** True when the focus is on the block or on its row in the outline. */
function onBlock(): boolean {
  const focused = document.activeElement;
  if (!focused || document.querySelector('dialog[open]')) return false;
  return focused === document.body ? !isFormOpen() : focused.matches('[data-block], [role="treeitem"]');
}

/** Pastes modules; the code that fits them into the page is loaded for it. */
export function pasteWhenLoaded(session: EditSession, payload: ClipboardPayload): void {
  void loadWithRetry(() => import('./paste-blocks.ts')).then((loaded) => loaded.pasteBlocks(session, payload));
}
