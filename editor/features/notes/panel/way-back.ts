import { type RefObject, useEffect, useRef } from 'react';
import type { EditSession } from '../../../core/session/edit-session.ts';

/** What leads back to the text from which a note was opened, once the panel is closed. */
export function useWayBack(): RefObject<(() => void) | null> {
  const goBack = useRef<(() => void) | null>(null);
  // The panel gives the focus to the module of the text when it closes.
  useEffect(
    () => () => {
      if (goBack.current) requestAnimationFrame(goBack.current);
    },
    [],
  );
  return goBack;
}

/** Gives the focus back to a text, with its caret, unless it is elsewhere by now. */
export function wayBack(session: EditSession, caret: Range | null): () => void {
  const { id, field, locale } = session.selection.get();
  const text = document.activeElement;
  return () => {
    const isHere = session.selection.get().id === id && document.activeElement?.closest('[data-field]') === null;
    if (!isHere || field === null || !(text instanceof HTMLElement) || !text.isConnected) return;
    session.select(id, field, locale);
    text.focus({ preventScroll: true });
    if (caret)
      document
        .getSelection()
        ?.setBaseAndExtent(caret.startContainer, caret.startOffset, caret.endContainer, caret.endOffset);
  };
}
