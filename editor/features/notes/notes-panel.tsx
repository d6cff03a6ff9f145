import { useEffect, useRef, useState } from 'react';
import type { Note } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { closePanel, useEditor, useObservable } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Choice } from '../../ui/inputs.tsx';
import { beginNote } from './begin-note.ts';
import styles from './notes.module.css';
import { SidePanel } from '../../ui/side-panel.tsx';
import { notesOf } from './page-notes.ts';
import { NewNote } from './note-form.tsx';
import { NoteCard, showNote } from './note-card.tsx';
import type { EditSession } from '../../core/session/edit-session.ts';

/** The notes on the page, open or done, and the one that is being written. */
export default function NotesPanel({ note: wanted }: { note?: number | undefined }) {
  const { session, view } = useEditor();
  const notes = notesOf(session);
  const target = useObservable(notes.target);
  const selected = useObservable(session.selection).id;
  const panel = useRef<HTMLElement>(null);
  const [isFromWords] = useState(() => notes.openedFrom !== null);
  useEffect(() => {
    // Without a note to write, and unless a text keeps it, the heading gets the focus.
    if (!notes.target.get() && !isFromWords) panel.current?.querySelector('h2')?.focus();
    const stop = notes.follow();
    return () => {
      stop();
      notes.shown.set(null);
      notes.target.set(null);
    };
  }, [notes, isFromWords]);
  return (
    <SidePanel
      ref={panel}
      name="notes"
      title={m.notes()}
      icon="note"
      takesFocus={false}
      close={() => closePanel({ session, view })}
    >
      <div className={ed.body}>
        {target && <NewNote key={target.block} target={target} />}
        <NoteList wanted={wanted} />
      </div>
      <div className={ed.foot}>
        <Button
          look="line"
          icon="plus"
          label={m.notes_write()}
          unable={selected === null && m.notes_select_first()}
          onClick={() => beginNote(session, view)}
        />
        <span className={ed.barSpace} />
        <a className={ed.small} href="/admin/notes">
          {m.notes_of_house()}
        </a>
      </div>
    </SidePanel>
  );
}

function NoteList({ wanted }: { wanted: number | undefined }) {
  const notes = notesOf(useEditor().session);
  const list = useObservable(notes.list);
  const failed = useObservable(notes.failed);
  const [which, setWhich] = useState<'open' | 'done'>('open');
  const isDone = which === 'done';
  useWanted(wanted, (note) => setWhich(note.done_at === null ? 'open' : 'done'));
  const open = (list ?? []).filter(({ done_at: at }) => at === null);
  const done = (list ?? []).filter(({ done_at: at }) => at !== null);
  const shown = isDone ? [...done].reverse() : open;
  return (
    <>
      <Choice
        label={m.notes_which()}
        small
        className={styles.which}
        options={[
          { value: 'open', label: m.notes_open({ count: open.length }) },
          { value: 'done', label: m.notes_finished({ count: done.length }) },
        ]}
        chosen={which}
        choose={setWhich}
      />
      <output className={ed.hint}>{list === null && (failed ? m.editor_load_failed() : m.editor_loading())}</output>
      {list && shown.length === 0 && <p className={ed.hint}>{isDone ? m.notes_none_done() : m.notes_none()}</p>}
      <ul>
        {shown.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
      </ul>
    </>
  );
}

/** Shows the note that the panel was opened for, once it is read, and each time it is asked for again. */
function useWanted(id: number | undefined, found: (note: Note) => void): void {
  const { session, view } = useEditor();
  const list = useObservable(notesOf(session).list);
  const asked = useObservable(view.panel);
  const [seen, setSeen] = useState<typeof asked>(null);
  const note = list?.find((each) => each.id === id);
  /** What leads back to the text from which the note was opened. */
  const goBack = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      // The panel gives the focus to the module of the text when it closes.
      if (goBack.current) requestAnimationFrame(goBack.current);
    },
    [],
  );
  useEffect(() => {
    if (!note || seen === asked) return;
    setSeen(asked);
    found(note);
    const from = notesOf(session).openedFrom;
    notesOf(session).openedFrom = null;
    if (from?.id !== note.id) showNote(session, view, note);
    // Its words are in sight already, and the text keeps its caret.
    else notesOf(session).shown.set(note.id);
    goBack.current = from?.focus === 'comes-back' ? wayBack(session, from.caret) : null;
    requestAnimationFrame(() => {
      const heading = document.getElementById(`note-${note.id}-heading`);
      if (from?.focus === 'stays') heading?.scrollIntoView({ block: 'nearest' });
      else heading?.focus({ preventScroll: true });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that a note is asked for
  }, [note, seen, asked]);
}

/** Gives the focus back to a text, with its caret, unless it is elsewhere by now. */
function wayBack(session: EditSession, caret: Range | null): () => void {
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
