import type { EditSession } from '../session/edit-session.ts';
import { languageOf } from './language-of.ts';

/** Stores the current focus before a dialog opens. Returns a function that restores it. */
export function keepFocus(session: EditSession | undefined): () => void {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (document.querySelector('dialog[open]')) return;
      if (now === null || now === document.body) session?.fields.focus({ ...session.selection.get(), field: null });
      else if (now instanceof HTMLElement && now.isContentEditable) putBack(now, range, session);
    });
  };
}

/** Restores focus and caret: the browser restores only the focus. */
function putBack(text: HTMLElement, range: Range | null, session: EditSession | undefined): void {
  const selection = document.getSelection();
  if (range && text.contains(range.startContainer) && text.contains(range.endContainer)) {
    selection?.removeAllRanges();
    selection?.addRange(range);
    return;
  }
  const id = text.closest<HTMLElement>('[data-block]')?.dataset.block;
  const field = text.closest<HTMLElement>('[data-field]')?.dataset.field;
  const locale = languageOf(text);
  if (id && field) session?.fields.focus({ id, field, ...(locale && { locale }) });
}
