import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { noteAtCaret, noteAtPoint, noteRanges } from './note-ranges.ts';
import { notesOf } from './page-notes.ts';

/** A press on marked words opens their note. The caret is where it was pressed, and keys still go to the text. */
export function pressWords(session: EditSession, view: EditorView): () => void {
  const notes = notesOf(session);
  const press = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    const modified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (event.button !== 0 || modified || view.toolsHidden.get() || !isText(target)) return;
    // Words that were just selected are meant themselves.
    if (document.getSelection()?.isCollapsed === false) return;
    const id = noteAtPoint(noteRanges(session, notes), clientX, clientY);
    if (id === null) return;
    notes.openedFrom = { id, focus: 'stays' };
    view.panel.set({ kind: 'notes', note: id });
  };
  // Before the listener that keeps links from being followed, which ends the event.
  window.addEventListener('click', press, true);
  return () => window.removeEventListener('click', press, true);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-field]') !== null && !target.closest('[data-editor]');
}

/** Opens the note on the words at the caret, or the first one of the selected module. */
export function openNoteHere(session: EditSession, view: EditorView): void {
  const notes = notesOf(session);
  const { id: block, field } = session.selection.get();
  const caret = document.getSelection();
  const isInText = field !== null && isText(document.activeElement);
  const open = notes.list.get()?.filter(({ done_at: done }) => done === null) ?? [];
  const id =
    isInText && caret?.focusNode
      ? noteAtCaret(noteRanges(session, notes), { node: caret.focusNode, offset: caret.focusOffset })
      : (open.find(({ anchor }) => anchor.block === block)?.id ?? null);
  if (id === null) return session.alerts.announce(m.notes_none_here());
  notes.openedFrom = isInText ? { id, focus: 'comes-back', caret: rangeNow() } : null;
  view.panel.set({ kind: 'notes', note: id });
}

function rangeNow(): Range | null {
  const selection = document.getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
}
