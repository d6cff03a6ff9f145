import type { EditSession } from '../session/edit-session.ts';
import { languageOf } from './page-elements.ts';

/** Stores the current focus before a dialog opens. Returns a function that restores it. */
export function keepFocus(session: EditSession | undefined): () => void {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    // The browser has restored the focus already, and keys can arrive before the next frame: the caret goes back at once.
    if (putBack(document.activeElement, range)) return;
    const typed = listenForInput();
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (typed() || document.querySelector('dialog[open]')) return;
      if (now === null || now === document.body) session?.fields.focus({ ...session.selection.get(), field: null });
      else if (now instanceof HTMLElement && now.isContentEditable) focusText(now, session);
    });
  };
}

/** Returns a function that says whether anything was typed, and stops listening. */
function listenForInput(): () => boolean {
  let typed = false;
  const listen = () => (typed = true);
  document.addEventListener('beforeinput', listen, true);
  return () => {
    document.removeEventListener('beforeinput', listen, true);
    return typed;
  };
}

/** Restores the caret: the browser restores only the focus. False when the caret was in no text, or in another one. */
function putBack(text: Element | null, range: Range | null): boolean {
  if (!(text instanceof HTMLElement) || !text.isContentEditable || !range) return false;
  if (!text.contains(range.startContainer) || !text.contains(range.endContainer)) return false;
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return true;
}

function focusText(text: HTMLElement, session: EditSession | undefined): void {
  const id = text.closest<HTMLElement>('[data-block]')?.dataset.block;
  const field = text.closest<HTMLElement>('[data-field]')?.dataset.field;
  const locale = languageOf(text);
  if (id && field) session?.fields.focus({ id, field, ...(locale && { locale }) });
}
