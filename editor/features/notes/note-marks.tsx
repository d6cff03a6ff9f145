import { memo, type RefObject, useEffect, useMemo } from 'react';
import type { Note } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { type Box, useBoxes } from '../../core/page-elements/use-boxes.ts';
import { useEditor, useObservable, useStoredBlock } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { markWords } from './mark-words.ts';
import styles from './notes.module.css';
import { pressWords } from './open-from-words.ts';
import { notesOf } from './page-notes.ts';

/** In pixels. */
const roomAbove = 24;

/** A button at every module with open notes, and marks on their words. */
export default function NoteMarks({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const notes = notesOf(session);
  useEffect(() => {
    const stops = [notes.follow(), markWords(session, notes), pressWords(session, view)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, view, notes]);
  const list = useObservable(notes.list);
  const byBlock = useMemo(() => openNotesByBlock(list ?? []), [list]);
  // A removed module has no box.
  useObservable(notes.places);
  const boxes = useBoxes(session.store, [...byBlock.keys()], layer);
  return [...byBlock].map(([id, ofBlock]) => {
    const box = boxes.get(id);
    return box && <Mark key={id} id={id} box={box} notes={ofBlock} />;
  });
}

function openNotesByBlock(list: readonly Note[]): ReadonlyMap<string, Note[]> {
  const byBlock = new Map<string, Note[]>();
  for (const note of list.filter(({ done_at: done }) => done === null))
    byBlock.set(note.anchor.block, [...(byBlock.get(note.anchor.block) ?? []), note]);
  return byBlock;
}

interface MarkProps {
  id: string;
  box: Box;
  notes: readonly Note[];
}

/** Rendered again only for its own module: the plural in each label costs more than a key with a hundred of them. */
const Mark = memo(function Mark({ id, box, notes }: MarkProps) {
  const { session, view } = useEditor();
  const block = useStoredBlock(id);
  const [first] = notes;
  if (!block || !first) return null;
  const label = m.notes_at({ count: notes.length, title: blockTitle(block, session.locale) });
  return (
    <div className={`${ed.hold} ${styles.hold}`} style={{ left: box.left, top: box.top, width: box.width }}>
      <button
        type="button"
        className={`${styles.mark} ${box.above < roomAbove ? styles.inside : ''}`}
        aria-label={label}
        title={label}
        data-notes-at={id}
        onClick={() => view.panel.set({ kind: 'notes', note: first.id })}
      >
        <Icon name="note" className={ed.iS} />
        {notes.length}
      </button>
    </div>
  );
});
