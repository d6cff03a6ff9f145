import { useEffect } from 'react';
import type { EditorView } from '../../core/view/editor-view.ts';

/** Opens the note that the address names, `#note-12`, as links in mails and lists do. */
export function useNoteInAddress(view: EditorView): void {
  useEffect(() => {
    const open = () => {
      const { hash, pathname, search } = window.location;
      const [, note] = /^#note-(\d+)$/.exec(hash) ?? [];
      if (!note) return;
      view.panel.set({ kind: 'notes', note: Number(note) });
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    open();
    // A link to another note on this page loads nothing.
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [view]);
}
