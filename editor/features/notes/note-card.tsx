import { useEffect, useRef, useState, Fragment } from 'react';
import { fieldOf, isModel } from '#contract/blocks/block.ts';
import { type Note, notesApi, type NoteReply } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { momentOf } from '#time/device-time.ts';
import { useEditor, useObservable, useAction } from '../../core/editor-context.ts';
import { fieldElement, showBlock } from '../../core/page-elements/page-elements.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { blockTitle, kindName } from '../../core/tree/step-names.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Answer, EditNote } from './note-form.tsx';
import styles from './notes.module.css';
import { notesOf, reasonOf } from './page-notes.ts';
import { markDone, takeSuggestion, whyNotTaken } from './take-suggestion.ts';

/** A note with what it is about, its answers and what can be done with it. */
export function NoteCard({ note }: { note: Note }) {
  const { session } = useEditor();
  const notes = notesOf(session);
  const shown = useObservable(notes.shown) === note.id;
  const card = useRef<HTMLLIElement>(null);
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (shown) card.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const heading = `note-${note.id}-heading`;
  return (
    <li
      ref={card}
      className={`${ed.card} ${styles.card} ${shown ? styles.on : ''}`}
      data-note={note.id}
      aria-labelledby={heading}
    >
      <h3 id={heading} tabIndex={-1}>
        {m.notes_by({ name: note.author, when: momentOf(note.created_at, session.locale) })}
        {note.edited_at && <small> {m.notes_edited()}</small>}
      </h3>
      <About note={note} />
      {editing ? (
        <EditNote note={note} close={() => setEditing(false)} />
      ) : (
        <>
          <MentionText of={note} />
          {note.suggestion !== null && <Suggestion note={note} />}
        </>
      )}
      {note.done_at && (
        <p className={styles.done}>
          {m.notes_done_by({ name: note.done_by ?? '', when: momentOf(note.done_at, session.locale) })}
        </p>
      )}
      <Acts note={note} edit={() => setEditing(true)} />
      <NoteReplies note={note} />
    </li>
  );
}

/** The module and the field, the words, and what has become of them. */
function About({ note }: { note: Note }) {
  const { session } = useEditor();
  const place = useObservable(notesOf(session).places).get(note.id);
  const { anchor, module } = note;
  const block = session.store.block(anchor.block);
  const field = block && anchor.field !== null ? fieldOf(block.model, anchor.field) : undefined;
  const known = isModel(module.model) ? kindName(module.model, session.locale) : module.model;
  const title = block ? blockTitle(block, session.locale) : [known, module.words].filter(Boolean).join(': ');
  const isLost = place?.kind === 'words' && !place.range;
  const now = place?.kind === 'words' && place.range ? place.text.slice(place.range.start, place.range.end) : null;
  return (
    <>
      <p className={`${ed.small} ${ed.soft}`}>
        {[title, field && !anchor.quote && field.label[session.locale]].filter(Boolean).join(', ')}
      </p>
      {anchor.quote && (
        <blockquote className={styles.quote} lang={anchor.locale ?? undefined}>
          {anchor.quote.exact}
        </blockquote>
      )}
      {place?.kind === 'gone' && <p className={styles.state}>{m.notes_module_gone()}</p>}
      {isLost && <p className={styles.state}>{m.notes_words_gone()}</p>}
      {now !== null && now !== anchor.quote?.exact && (
        <p className={styles.state}>
          {m.notes_words_changed()} <span lang={anchor.locale ?? undefined}>{m.editor_quoted({ name: now })}</span>
        </p>
      )}
    </>
  );
}

function Suggestion({ note }: { note: Note }) {
  const { session } = useEditor();
  useObservable(notesOf(session).places);
  const { suggestion, anchor, done_at: done } = note;
  return (
    <div className={styles.suggestion}>
      <p className={ed.small}>{m.notes_suggestion()}</p>
      <p className={styles.text} lang={anchor.locale ?? undefined}>
        {suggestion === '' ? <i>{m.notes_take_away()}</i> : suggestion}
      </p>
      {done === null && (
        <Button
          look="main"
          small
          icon="check"
          label={m.notes_take()}
          unable={whyNotTaken(session, note) ?? undefined}
          onClick={() => {
            keepFocus();
            void takeSuggestion(session, note);
          }}
        />
      )}
    </div>
  );
}

function Acts({ note, edit }: { note: Note; edit: () => void }) {
  const { session, view } = useEditor();
  const [asking, setAsking] = useState(false);
  const place = useObservable(notesOf(session).places).get(note.id);
  const isDone = note.done_at !== null;
  if (asking) return <RemoveNote note={note} cancel={() => setAsking(false)} />;
  return (
    <div className={`${ed.acts} ${styles.acts}`}>
      <Button
        small
        look="line"
        icon={isDone ? 'undo' : 'check'}
        label={isDone ? m.notes_reopen() : m.notes_done()}
        onClick={() => {
          session.alerts.announce(isDone ? m.notes_say_reopened() : m.notes_say_is_done());
          keepFocus();
          void markDone(session, note.id, !isDone);
        }}
      />
      <Button
        small
        icon="eye"
        label={m.check_show()}
        unable={place?.kind === 'gone' && m.notes_module_gone()}
        onClick={() => showNote(session, view, note)}
      />
      {note.mine && <Button small icon="pencil" iconOnly label={m.notes_edit()} onClick={edit} />}
      {note.mine && <Button small icon="trash" iconOnly label={m.notes_remove()} onClick={() => setAsking(true)} />}
    </div>
  );
}

/** Runs a deletion; an alert says why it failed. */
function useRemoval() {
  const { session } = useEditor();
  const { run } = useAction();
  return (remove: () => Promise<void>) =>
    run(remove, (error) => session.alerts.show({ kind: 'error', title: m.notes_not_changed(), text: reasonOf(error) }));
}

/** Asks before a note is deleted: nothing brings it back. */
function RemoveNote({ note, cancel }: { note: Note; cancel: () => void }) {
  const { session } = useEditor();
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => choice.current?.querySelector('button')?.focus(), []);
  const run = useRemoval();
  const remove = async () => {
    await session.api(notesApi.remove, { params: { locale: session.locale, id: note.id } });
    keepFocus();
    notesOf(session).drop(note.id);
    session.alerts.announce(m.notes_say_removed());
  };
  return (
    <fieldset ref={choice} className={`${ed.acts} ${styles.acts}`} aria-label={m.notes_remove()}>
      <Button small look="bad" label={m.notes_remove_really()} onClick={() => void run(remove)} />
      <Button small look="line" label={m.editor_cancel()} onClick={cancel} />
    </fieldset>
  );
}

/** The card is about to leave the list: the heading of the panel gets the focus. */
function keepFocus(): void {
  document.querySelector<HTMLElement>('[data-editor="notes"] h2')?.focus();
}

/** The answers to a note, and the field for the next one. */
function NoteReplies({ note }: { note: Note }) {
  const { session } = useEditor();
  const [answering, setAnswering] = useState(notesOf(session).drafts.has(`reply-${note.id}`));
  return (
    <>
      {note.replies.length > 0 && (
        <ul className={styles.replies} aria-label={m.notes_answers()}>
          {note.replies.map((reply) => (
            <Reply key={reply.id} note={note} reply={reply} />
          ))}
        </ul>
      )}
      {answering ? (
        <Answer note={note} close={() => setAnswering(false)} />
      ) : (
        <div className={`${ed.acts} ${styles.acts}`}>
          <Button small look="line" label={m.notes_answer()} onClick={() => setAnswering(true)} />
        </div>
      )}
    </>
  );
}

function Reply({ note, reply }: { note: Note; reply: NoteReply }) {
  const { session } = useEditor();
  const run = useRemoval();
  const remove = async () => {
    const params = { locale: session.locale, id: note.id, number: reply.id };
    await session.api(notesApi.removeReply, { params });
    notesOf(session).put({ ...note, replies: note.replies.filter(({ id }) => id !== reply.id) });
    session.alerts.announce(m.notes_say_answer_removed());
  };
  return (
    <li>
      <p className={`${ed.line} ${styles.by}`}>
        <span className={`${ed.small} ${ed.soft}`}>
          {m.notes_by({ name: reply.author, when: momentOf(reply.created_at, session.locale) })}
        </span>
        {reply.mine && (
          <Button small icon="trash" iconOnly label={m.notes_remove_answer()} onClick={() => void run(remove)} />
        )}
      </p>
      <MentionText of={reply} />
    </li>
  );
}

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

/** A plain text with its line breaks and the names of users in it. */
function MentionText({ of: { text, mentions } }: { of: Pick<NoteReply, 'text' | 'mentions'> }) {
  return (
    <p className={styles.text}>
      {partsOf(
        text,
        mentions.map(({ name }) => `@${name}`),
      ).map(toElement)}
    </p>
  );
}

interface Part {
  at: number;
  text: string;
  isName: boolean;
}

function toElement({ at, text, isName }: Part) {
  return isName ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>;
}

/** The text in order, split at the names. */
function partsOf(text: string, names: string[]): Part[] {
  const parts: Part[] = [];
  // A name may be the beginning of another one.
  const byLength = [...names].sort((one, other) => other.length - one.length);
  let plain = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = byLength.find((each) => text.startsWith(each, at));
    if (name === undefined) continue;
    parts.push({ at: plain, text: text.slice(plain, at), isName: false }, { at, text: name, isName: true });
    plain = at + name.length;
    at = plain - 1;
  }
  return [...parts, { at: plain, text: text.slice(plain), isName: false }];
}
