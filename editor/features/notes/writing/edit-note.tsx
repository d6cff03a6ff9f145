import { type Note, notesApi } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../../core/editor-context.ts';
import { FormFoot } from './note-form.tsx';
import { NoteField } from './note-field.tsx';
import styles from '../notes.module.css';
import { notesOf } from '../page-notes.ts';
import { SuggestionField } from './suggestion-field.tsx';
import { canSuggest } from '../take-suggestion.ts';
import { useDraft } from './use-draft.ts';

/** Changes the own text of a note, and the wording that it suggests. */
export function EditNote({ note, close }: { note: Note; close: () => void }) {
  const { session } = useEditor();
  const { id, text, mentions, suggestion } = note;
  const writing = useDraft(`edit-${id}`, { text, mentions, suggestion });
  const mayBeSuggested = canSuggest(session, note.anchor);
  const send = () =>
    void writing.send(async (sent) => {
      const body = { text: sent.text, mentions: sent.mentions, ...(mayBeSuggested && { suggestion: sent.suggestion }) };
      const changed = await session.api(notesApi.change, { params: { locale: session.locale, id }, body });
      notesOf(session).put(changed);
      session.alerts.announce(m.notes_say_changed());
      close();
    });
  return (
    <form
      className={styles.form}
      aria-label={m.notes_edit()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NoteField
        label={m.notes_text()}
        text={writing.draft.text}
        change={(value) => writing.change({ text: value })}
        named={(person) => writing.change({ mentions: [...writing.draft.mentions, person] })}
        send={send}
        focus
      />
      {mayBeSuggested && <SuggestionField target={note.anchor} writing={writing} />}
      <FormFoot
        writing={writing}
        label={m.notes_save()}
        cancel={() => {
          writing.drop();
          close();
        }}
      />
    </form>
  );
}
