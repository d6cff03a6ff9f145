import { useEffect, useId } from 'react';
import { fieldOf, kindOf } from '#contract/blocks/block.ts';
import { type Note, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { beginningOf } from '#text/beginning-of.ts';
import { useEditor, useObservable } from '../../../core/editor-context.ts';
import { blockTitle } from '../../../core/tree/step-names.ts';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { FieldError } from '../../../ui/field-frame.tsx';
import { wholeOf } from '../anchor/anchor-here.ts';
import { NoteField } from './note-field.tsx';
import styles from '../notes.module.css';
import { notesOf } from '../page-notes.ts';
import { SuggestionField } from './suggestion-field.tsx';
import { canSuggest } from '../take-suggestion.ts';
import { useDraft } from './use-draft.ts';

/** Writes a new note on words, a field or a module. */
export function NewNote({ target }: { target: NoteAnchor }) {
  const { session } = useEditor();
  const notes = notesOf(session);
  const writing = useDraft('new');
  useTyped(writing);
  const { locale, slug } = session;
  const done = (note: Note) => {
    notes.put(note);
    notes.target.set(null);
    notes.shown.set(note.id);
    session.alerts.announce(m.notes_sent());
    requestAnimationFrame(() => document.getElementById(`note-${note.id}-heading`)?.focus());
  };
  const send = () =>
    void writing.send(async ({ suggestion, ...sent }) => {
      // The module may be new.
      await session.queue.flush();
      const body = { anchor: target, ...sent, suggestion: canSuggest(session, target) ? suggestion : null };
      done(await session.api(notesApi.create, { params: { locale, slug }, body }));
    });
  return (
    <form
      className={styles.form}
      aria-label={m.notes_new()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Target target={target} change={(next) => notes.target.set(next)} />
      <NoteField
        label={m.notes_text()}
        text={writing.draft.text}
        change={(text) => writing.change({ text })}
        named={(person) => writing.change({ mentions: [...writing.draft.mentions, person] })}
        send={send}
        focus
      />
      {canSuggest(session, target) && <SuggestionField target={target} writing={writing} />}
      <FormFoot
        writing={writing}
        label={m.notes_send()}
        cancel={() => {
          writing.drop();
          notes.target.set(null);
          session.fields.focus({ ...session.selection.get(), field: null });
        }}
      />
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
  const id = useId();
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
    <div className={ed.field}>
      <div className={ed.label}>
        <label htmlFor={id}>{m.notes_about()}</label>
      </div>
      <select id={id} className={ed.in} value={now} onChange={(event) => choose(event.target.value)}>
        {words && <option value="words">{m.notes_words({ words: shortened(words.quote?.exact ?? '') })}</option>}
        <option value="">{m.notes_whole({ title: blockTitle(block, session.locale) })}</option>
        {fields.map(([name, { label }]) => (
          <option key={name} value={name}>
            {m.notes_field({ field: label[session.locale] })}
          </option>
        ))}
      </select>
    </div>
  );
}

function shortened(words: string): string {
  const line = words.replaceAll('\n', ' ');
  return line.length > 60 ? `${beginningOf(line, 58).trimEnd()} …` : line;
}

interface FormFootProps {
  writing: Pick<ReturnType<typeof useDraft>, 'busy' | 'problem' | 'draft'>;
  label: string;
  cancel: () => void;
}

/** The buttons of a form, and why it was not sent. */
export function FormFoot({ writing: { busy, problem, draft }, label, cancel }: FormFootProps) {
  const id = useId();
  const isEmpty = draft.text.trim() === '' && draft.suggestion === null;
  return (
    <>
      <div role="alert">{problem && <FieldError id={id} message={problem} />}</div>
      <div className={styles.acts}>
        <Button
          look="main"
          submit
          label={label}
          unable={(busy && m.notes_sending()) || (isEmpty && m.notes_write_first())}
        />
        <Button look="line" label={m.editor_cancel()} onClick={cancel} />
      </div>
    </>
  );
}
