import type { Note } from '#contract/editing/notes-api.ts';
import { showBlock } from '../../core/page-elements/show-block.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { fieldElement } from '../../core/page-elements/field-element.ts';
import { notesOf } from './page-notes.ts';

/** Scrolls to what a note is about, marks its words and selects the module. */
export function showNote(session: EditSession, view: EditorView, { id, anchor }: Note): void {
  notesOf(session).shown.set(id);
  if (!session.store.block(anchor.block)) return;
  const isElsewhere = anchor.locale !== null && anchor.locale !== session.locale;
  if (isElsewhere && !fieldElement(anchor, session.locale)) view.sideBySide.set(true);
  session.select(anchor.block);
  requestAnimationFrame(() => {
    const element = fieldElement(anchor, session.locale);
    // On a phone the panel covers the lower part of the page.
    const isPhone = window.matchMedia('(max-width: 48em)').matches;
    if (element) element.scrollIntoView({ block: isPhone ? 'start' : 'center' });
    else showBlock(anchor.block);
  });
}
