import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldOf, kindOf } from '#contract/blocks/block.ts';
import { maxNoteText, type Note, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { beginningOf } from '#text/beginning-of.ts';
import { useEditor, useObservable, useAction } from '../../core/editor-context.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { FieldError, FieldFrame } from '../../ui/field-frame.tsx';
import { Select } from '../../ui/inputs.tsx';
import { wholeOf } from './begin-note.ts';
import { NoteField } from './note-field.tsx';
import styles from './notes.module.css';
import { type Draft, notesOf, reasonOf } from './page-notes.ts';
import { canSuggest, presentWords } from './take-suggestion.ts';

/** Writes a new note on words, a field or a module. */
export function NewNote({ target }: { target: NoteAnchor }) {
  const { session } = useEditor();
  const notes = notesOf(session);
  const writing = useDraft('new');
  useTyped(writing);
  const mayBeSuggested = canSuggest(session, target);
  return (
    <WritingForm
      writing={writing}
      title={m.notes_new()}
      label={m.notes_text()}
      action={m.notes_send()}
      suggestFor={mayBeSuggested ? target : null}
      send={async ({ suggestion, ...sent }) => {
        // The module may be new.
        await session.queue.flush();
        const { locale, slug } = session;
        const body = { anchor: target, ...sent, suggestion: mayBeSuggested ? suggestion : null };
        const note = await session.api(notesApi.create, { params: { locale, slug }, body });
        notes.put(note);
        notes.target.set(null);
        notes.shown.set(note.id);
        session.alerts.announce(m.notes_sent());
        requestAnimationFrame(() => document.getElementById(`note-${note.id}-heading`)?.focus());
      }}
      cancel={() => {
        notes.target.set(null);
        session.fields.focus({ ...session.selection.get(), field: null });
      }}
    >
      <Target target={target} change={(next) => notes.target.set(next)} />
    </WritingForm>
  );
}

/** Changes the own text of a note, and the wording that it suggests. */
export function EditNote({ note, close }: { note: Note; close: () => void }) {
  const { session } = useEditor();
  const { id, text, mentions, suggestion, anchor } = note;
  const writing = useDraft(`edit-${id}`, { text, mentions, suggestion });
  const mayBeSuggested = canSuggest(session, anchor);
  return (
    <WritingForm
      writing={writing}
      title={m.notes_edit()}
      label={m.notes_text()}
      action={m.notes_save()}
      suggestFor={mayBeSuggested ? anchor : null}
      send={async ({ suggestion: wording, ...sent }) => {
        const body = { ...sent, ...(mayBeSuggested && { suggestion: wording }) };
        notesOf(session).put(await session.api(notesApi.change, { params: { locale: session.locale, id }, body }));
        session.alerts.announce(m.notes_say_changed());
        close();
      }}
      cancel={close}
    />
  );
}

/** Answers a note. */
export function Answer({ note: { id }, close }: { note: Note; close: () => void }) {
  const { session } = useEditor();
  return (
    <WritingForm
      writing={useDraft(`reply-${id}`)}
      title={m.notes_answer()}
      label={m.notes_answer_text()}
      action={m.notes_send_answer()}
      suggestFor={null}
      send={async ({ text, mentions }) => {
        const params = { locale: session.locale, id };
        notesOf(session).put(await session.api(notesApi.reply, { params, body: { text, mentions } }));
        session.alerts.announce(m.notes_say_answer_sent());
        close();
      }}
      cancel={close}
    />
  );
}

interface WritingFormProps {
  writing: ReturnType<typeof useDraft>;
  title: string;
  /** Of the field, and of the button that sends it. */
  label: string;
  action: string;
  /** What another wording can be suggested for; null for nothing. */
  suggestFor: NoteAnchor | null;
  send: (sent: Sent) => Promise<void>;
  /** Called once the draft is dropped. */
  cancel: () => void;
  children?: ReactNode;
}

/** The form of everything that is written about a page: the text with names, another wording, and why it was not sent. */
function WritingForm({ writing, title, label, action, suggestFor, send, cancel, children }: WritingFormProps) {
  const id = useId();
  const { draft, change, drop, busy, problem } = writing;
  const submit = () => void writing.send(send);
  const isEmpty = draft.text.trim() === '' && draft.suggestion === null;
  return (
    <form
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <NoteField
        label={label}
        text={draft.text}
        isFixed={busy}
        change={(text) => change({ text })}
        named={(person) => change({ mentions: [...draft.mentions, person] })}
        send={submit}
      />
      {suggestFor && <SuggestionField target={suggestFor} writing={writing} />}
      <div role="alert">{problem && <FieldError id={id} message={problem} />}</div>
      <div className={`${ed.acts} ${styles.acts}`}>
        <Button
          look="main"
          submit
          label={action}
          unable={(busy && m.notes_sending()) || (isEmpty && m.notes_write_first())}
        />
        <Button
          look="line"
          label={m.editor_cancel()}
          onClick={() => {
            drop();
            cancel();
          }}
        />
      </div>
    </form>
  );
}

/** Takes over what was typed while the panel was loading. */
function useTyped({ draft, change }: Pick<ReturnType<typeof useDraft>, 'draft' | 'change'>): void {
  const notes = notesOf(useEditor().session);
  const target = useObservable(notes.target);
  useEffect(() => {
    const typed = notes.typed?.();
    notes.typed = undefined;
    if (typed) change({ text: draft.text + typed });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each note that is begun
  }, [notes, target]);
}

/** What the note is about: the selected words, one of the fields, or the module. */
function Target({ target, change }: { target: NoteAnchor; change: (target: NoteAnchor) => void }) {
  const { session } = useEditor();
  const words = notesOf(session).selected;
  const block = session.store.block(target.block);
  if (!block) return null;
  const fields = Object.entries(kindOf(block.model).fields);
  const now = target.quote ? 'words' : (target.field ?? '');
  const choose = (value: string) => {
    if (value === 'words' && words) return change(words);
    const translated = fieldOf(block.model, value)?.translated;
    const field = { field: value, locale: translated ? session.locale : null };
    change({ ...wholeOf(target.block), ...(value !== '' && field) });
  };
  return (
    <FieldFrame label={m.notes_about()}>
      {({ id }) => (
        <Select
          id={id}
          value={now}
          options={[
            ...(words ? [['words', m.notes_words({ words: shortened(words.quote?.exact ?? '') })] as const] : []),
            ['', m.notes_whole({ title: blockTitle(block, session.locale) })],
            ...fields.map(([name, { label }]) => [name, m.notes_field({ field: label[session.locale] })] as const),
          ]}
          choose={choose}
        />
      )}
    </FieldFrame>
  );
}

function shortened(words: string): string {
  const line = words.replaceAll('\n', ' ');
  return line.length > 60 ? `${beginningOf(line, 58).trimEnd()} …` : line;
}

interface SuggestionFieldProps {
  target: NoteAnchor;
  writing: Pick<ReturnType<typeof useDraft>, 'draft' | 'change' | 'busy'>;
}

/** Another wording for the words or the field, which others can take over with one press. */
function SuggestionField({ target, writing: { draft, change, busy } }: SuggestionFieldProps) {
  const { session } = useEditor();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = () => {
    flushSync(() => change({ suggestion: presentWords(session, target) }));
    field.current?.focus();
  };
  if (draft.suggestion === null)
    return (
      <p>
        <Button small icon="pencil" label={m.notes_suggest()} onClick={begin} />
      </p>
    );
  return (
    <div className={ed.field}>
      <div className={ed.label}>
        <label htmlFor={id}>{m.notes_suggestion()}</label>
        <Button
          small
          icon="close"
          iconOnly
          label={m.notes_no_suggestion()}
          onClick={() => change({ suggestion: null })}
        />
      </div>
      <textarea
        ref={field}
        id={id}
        className={ed.in}
        rows={2}
        maxLength={maxNoteText}
        value={draft.suggestion}
        readOnly={busy}
        onChange={({ target: input }) => change({ suggestion: input.value })}
      />
    </div>
  );
}

const empty: Draft = { text: '', suggestion: null, mentions: [] };

interface Sent {
  text: string;
  suggestion: string | null;
  mentions: string[];
}

/** A text that is being written; closing the panel keeps it. `key` says which of them it is. */
function useDraft(key: string, begin: Draft = empty) {
  const { session } = useEditor();
  const { drafts } = notesOf(session);
  const [draft, setDraft] = useState(drafts.get(key) ?? begin);
  const { busy, problem, setProblem, run } = useAction();
  const change = (values: Partial<Draft>) => {
    // The form is closed with what is being sent.
    if (busy) return;
    // Not from `draft`: a chosen name changes the text and the names in one go.
    const next = { ...(drafts.get(key) ?? begin), ...values };
    drafts.set(key, next);
    setDraft(next);
  };
  const drop = () => {
    drafts.delete(key);
    setDraft(begin);
    setProblem(null);
  };
  /** Sends the text; without success it stays, with the reason. A suggestion needs no words of its own. */
  const send = async (call: (sent: Sent) => Promise<void>) => {
    const { suggestion, mentions } = draft;
    const text = draft.text.trim() === '' && suggestion !== null ? m.notes_suggestion() : draft.text;
    if (text.trim() === '') return;
    const named = mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);
    await run(async () => {
      await call({ text, suggestion, mentions: [...new Set(named)] });
      drop();
    }, reasonOf);
  };
  return { draft, change, drop, send, busy, problem };
}
