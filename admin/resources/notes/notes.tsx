import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ListedNote, notesApi } from '#contract/editing/notes-api.ts';
import { request } from '../../api/request.ts';
import { useNotifiedAction } from '../../api/use-action.ts';
import { notesKey } from './use-notes-for-me.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { EntryCards } from '../../lists/entry-cards/entry-cards.tsx';
import styles from './notes.module.css';

/** Notes on all pages that the user may edit: for the user, open or done. */
export function List() {
  const translate = useTranslate();
  return (
    <EntryCards
      title={translate('resources.notes.name', { smart_count: 2 })}
      lists={{ mine: translate('notes.mine'), open: translate('notes.open'), done: translate('notes.done') }}
      label={translate('notes.which')}
      first="mine"
      lead={(which) => translate(`notes.lead_${which}`)}
      none={translate('notes.none')}
      queryKey={notesKey}
      read={(which, page) => request(notesApi.listAll, { query: { which, page } })}
    >
      {(note) => <Entry note={note} />}
    </EntryCards>
  );
}

function Entry({ note }: { note: ListedNote }) {
  const translate = useTranslate();
  const { anchor, author, done_at: doneAt, done_by: doneBy, replies } = note;
  const last = replies.at(-1);
  const module = note.module.words ? `${note.module_name}: ${note.module.words}` : note.module_name;
  return (
    <>
      <h2>
        <a href={note.url}>{note.page}</a>
      </h2>
      <p className="hint">
        {[module, note.field_name, translate('notes.by', { name: author, at: formatMoment(note.created_at) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {anchor.quote && (
        <blockquote lang={anchor.locale ?? undefined}>{anchor.quote.now ?? anchor.quote.exact}</blockquote>
      )}
      <p className={styles.text}>{note.text}</p>
      {last && (
        <p className={styles.answer}>
          <span className="hint">
            {translate('notes.answers', { smart_count: replies.length })} ·{' '}
            {translate('notes.by', { name: last.author, at: formatMoment(last.created_at) })}
          </span>
          <span className={styles.text}>{last.text}</span>
        </p>
      )}
      {doneAt === null ? (
        <Done note={note} />
      ) : (
        <p className="hint">{translate('notes.done_by', { name: doneBy ?? '', at: formatMoment(doneAt) })}</p>
      )}
    </>
  );
}

/** Marks a note as done without opening its page. */
function Done({ note: { id, page } }: { note: ListedNote }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { busy, act } = useNotifiedAction();
  const markDone = () => request(notesApi.change, { params: { id }, body: { done: true } });
  const reload = () => queries.invalidateQueries({ queryKey: notesKey });
  return (
    <div>
      <Button
        size="small"
        variant="outlined"
        disabled={busy}
        aria-label={translate('notes.mark_done_of', { page })}
        onClick={() => void act(markDone, 'notes.is_done', reload)}
      >
        {translate('notes.mark_done')}
      </Button>
    </div>
  );
}
