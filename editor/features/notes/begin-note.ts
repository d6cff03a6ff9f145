import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { anchorHere } from './anchor/anchor-here.ts';
import { notesOf } from './page-notes.ts';

/** Opens the panel with a note on the selected words or module. `typed` returns what was typed while this was loading. */
export function beginNote(session: EditSession, view: EditorView, { typed }: { typed?: () => string } = {}): void {
  const anchor = anchorHere(session);
  if (!anchor) return void typed?.();
  const notes = notesOf(session);
  notes.selected = anchor.quote ? anchor : null;
  notes.typed = typed;
  notes.target.set(anchor);
  view.panel.set({ kind: 'notes' });
}
