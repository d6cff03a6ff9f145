import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { notesApi, type ListedNote } from '#contract/editing/notes-api.ts';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { requestsKey } from '../../api/use-waiting-requests.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { getLocale } from '../../messages/locale.ts';
import { notesKey } from '../../resources/notes/use-notes-for-me.ts';
import { GroupKind, SubjectKind } from '../../resources/requests/request-words.tsx';
import styles from './desk.module.css';
import type { DeskPart } from './part.tsx';

/** Number of requests and of notes that the desk names; the others are in their lists. */
const named = 5;

/** Requests that the user may decide, and own ones that were given back. */
export function useRequests(): DeskPart {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: [...requestsKey, 'desk', getLocale()],
    queryFn: ({ signal }) => request(requestsApi.list, { query: { waiting: 'true', page_size: named }, signal }),
  });
  const { count = 0, results = [] } = query.data ?? {};
  return {
    name: 'requests',
    title: translate('desk.requests'),
    lines: results.map((one) => ({ key: one.id, line: <RequestLine request={one} /> })),
    more: count > named ? { to: '/requests', label: translate('desk.all', { count }) } : undefined,
    query,
  };
}

function RequestLine({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  const { group, mine, decided_by: by, decided_at: at } = one;
  const facts = mine
    ? translate('requests.is_declined', { name: by ?? '', at: formatMoment(at) })
    : translate('requests.requested_by', { name: one.requested_by, at: formatMoment(one.requested_at) });
  return (
    <>
      <Link to={`/requests/${one.id}`} className={styles.title}>
        {group?.title ?? one.title}
      </Link>
      <span className={styles.facts}>
        {group ? <GroupKind group={group} /> : <SubjectKind subject={one.subject} />} · {facts}
      </span>
      <Words text={mine ? one.answer : one.comment} />
    </>
  );
}

/** Open notes that name the user, or in which somebody has answered. */
export function useNotes(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('modules');
  const query = useQuery({
    queryKey: [...notesKey, 'desk', getLocale()],
    queryFn: ({ signal }) => request(notesApi.listAll, { query: { which: 'mine', page_size: named }, signal }),
    enabled,
  });
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

/** What somebody has written, in two lines. */
function Words({ text }: { text: string }) {
  return text === '' ? null : <span className={styles.words}>{text}</span>;
}
