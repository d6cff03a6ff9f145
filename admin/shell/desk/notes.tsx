import { useTranslate } from 'react-admin';
import { type ListedNote, notesApi } from '#contract/editing/notes-api.ts';
import { useMay } from '../../api/use-site.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { getLocale } from '../../messages/locale.ts';
import { notesKey, useNotesForMe } from '../../resources/notes/use-notes-for-me.ts';
import { Count } from '../count.tsx';
import styles from './desk.module.css';
import { type DeskPart, named, Words } from './part.tsx';
import { useCall } from '../../api/use-call.ts';

/** Number of open notes that name this user or answer theirs. */
export function NotesForMe() {
  return <Count count={useNotesForMe()} label="notes.count" />;
}

/** Open notes that name the user, or in which somebody has answered. */
export function useNotesOnDesk(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('modules');
  const query = useCall(
    [...notesKey, 'desk', getLocale()],
    notesApi.listAll,
    { query: { which: 'mine', page_size: named } },
    { enabled },
  );
  if (!enabled) return null;
  const { count = 0, results = [] } = query.data ?? {};
  return {
    name: 'notes',
    title: translate('desk.notes'),
    lines: results.map((note) => ({ key: note.id, line: <NoteLine note={note} /> })),
    more: count > named ? { to: '/notes', label: translate('desk.all', { count }) } : undefined,
    query,
  };
}

/** A note with its last answer, if there is one. */
function NoteLine({ note }: { note: ListedNote }) {
  const translate = useTranslate();
  const last = note.replies.at(-1) ?? note;
  return (
    <>
      <a href={note.url} className={styles.title}>
        {note.page}
      </a>
      <span className={styles.facts}>
        {translate('notes.by', { name: last.author, at: formatMoment(last.created_at) })}
      </span>
      <Words text={last.text} />
    </>
  );
}
