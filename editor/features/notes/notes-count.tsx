import { useEffect } from 'react';
import ed from '../../ui/editor.module.css';
import { useDerived, useEditor } from '../../core/editor-context.ts';

/** The number of open notes. Opens the one that the address names, as links in mails and lists do. */
export function NotesCount() {
  const { session, view } = useEditor();
  const count = useDerived(session.notes, (notes) => notes?.open ?? 0);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const [, note] = /^#note-(\d+)$/.exec(hash) ?? [];
    if (!note) return;
    view.panel.set({ kind: 'notes', note: Number(note) });
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [view]);
  // The label of the button says the number, so that it is no text here.
  return count > 0 && <span className={ed.count} data-count={count} />;
}
