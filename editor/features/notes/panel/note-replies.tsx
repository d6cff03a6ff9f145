import { useState } from 'react';
import { type Note, type NoteReply, notesApi } from '#contract/editing/notes-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { momentOf } from '#time/device-time.ts';
import { useEditor } from '../../../core/editor-context.ts';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import { MentionText } from './mention-text.tsx';
import { FormFoot } from '../writing/note-form.tsx';
import { NoteField } from '../writing/note-field.tsx';
import styles from '../notes.module.css';
import { notesOf, reasonOf } from '../page-notes.ts';
import { useDraft } from '../writing/use-draft.ts';

/** The answers to a note, and the field for the next one. */
export function NoteReplies({ note }: { note: Note }) {
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
        <div className={styles.acts}>
          <Button small look="line" label={m.notes_answer()} onClick={() => setAnswering(true)} />
        </div>
      )}
    </>
  );
}

function Reply({ note, reply }: { note: Note; reply: NoteReply }) {
  const { session } = useEditor();
  const remove = async () => {
    try {
      const params = { locale: session.locale, id: note.id, number: reply.id };
      await session.api(notesApi.removeReply, { params });
      notesOf(session).put({ ...note, replies: note.replies.filter(({ id }) => id !== reply.id) });
      session.alerts.announce(m.notes_say_answer_removed());
    } catch (error) {
      session.alerts.show({ kind: 'error', title: m.notes_not_changed(), text: reasonOf(error) });
    }
  };
  return (
    <li>
      <p className={styles.by}>
        <span className={`${ed.small} ${ed.soft}`}>
          {m.notes_by({ name: reply.author, when: momentOf(reply.created_at, session.locale) })}
        </span>
        {reply.mine && (
          <Button small icon="trash" iconOnly label={m.notes_remove_answer()} onClick={() => void remove()} />
        )}
      </p>
      <MentionText of={reply} />
    </li>
  );
}

function Answer({ note: { id }, close }: { note: Note; close: () => void }) {
  const { session } = useEditor();
  const writing = useDraft(`reply-${id}`);
  const send = () =>
    void writing.send(async ({ text, mentions }) => {
      const params = { locale: session.locale, id };
      notesOf(session).put(await session.api(notesApi.reply, { params, body: { text, mentions } }));
      session.alerts.announce(m.notes_say_answer_sent());
      close();
    });
  return (
    <form
      className={styles.form}
      aria-label={m.notes_answer()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <NoteField
        label={m.notes_answer_text()}
        text={writing.draft.text}
        change={(text) => writing.change({ text })}
        named={(person) => writing.change({ mentions: [...writing.draft.mentions, person] })}
        send={send}
        focus
      />
      <FormFoot
        writing={writing}
        label={m.notes_send_answer()}
        cancel={() => {
          writing.drop();
          close();
        }}
      />
    </form>
  );
}
