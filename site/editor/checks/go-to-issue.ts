import { showBlock } from '../chrome/show-block.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import type { CheckIssue } from './issue.ts';

/** Leads to what a finding is about: into the text on the page, or to the field in the panel. */
export function goToIssue(session: EditSession, view: EditorView, { id, field }: CheckIssue): void {
  view.dialog.set(null);
  showIssue(session, { id, field });
  if (!session.fields.has(id, field)) view.panel.set({ kind: 'fields', id, field });
}

/** Shows the block on the page and puts the caret into its text; the panel beside it stays. */
export function showIssue(session: EditSession, { id, field }: Pick<CheckIssue, 'id' | 'field'>): void {
  session.select(id);
  requestAnimationFrame(() => {
    showBlock(id);
    if (session.fields.has(id, field)) session.fields.focus({ id, field });
  });
}
