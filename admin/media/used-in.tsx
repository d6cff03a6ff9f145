import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MediaUse } from '../../contract/media.ts';
import { ask } from '../house/ask.ts';
import styles from './used-in.module.css';

/** Back-office room of what uses a medium. */
const rooms: Record<string, string> = {
  page: 'pages',
  season: 'seasons',
  production: 'productions',
  event: 'events',
  person: 'persons',
  article: 'articles',
  subscription: 'seasonsubscriptions',
  slide: 'slides',
  'breaking-news': 'breaking-news',
  press: 'download-directories',
};

/** Where an entry is used, read when it is shown. */
export function UsedIn({ id }: { id: number }) {
  const [uses, setUses] = useState<MediaUse[] | null>(null);
  useEffect(() => {
    const control = new AbortController();
    ask(`/api/media/${id}/uses/`, { signal: control.signal })
      .then((found) => setUses(found as MediaUse[]))
      .catch(() => {
        if (!control.signal.aborted) setUses([]);
      });
    return () => control.abort();
  }, [id]);
  return uses && <Uses uses={uses} />;
}

/** Uses as a list: what it is, where it is kept, where it is seen. */
export function Uses({ uses }: { uses: MediaUse[] }) {
  const translate = useTranslate();
  if (uses.length === 0) return <p className={styles.none}>{translate('media.used_nowhere')}</p>;
  return (
    <ul className={styles.uses}>
      {grouped(uses).map(({ use, as }) => (
        <li key={nameOf(use)}>
          <span className={styles.kind}>{translate(`media.of_${use.content_type ?? 'section'}`)}</span>
          <span className={styles.what}>
            <Thing use={use} />
            <small>{as.map((one) => translate(`media.as_${one}`)).join(', ')}</small>
          </span>
          {use.url && (
            <a href={use.section ? `${use.url}?edit` : use.url} target="_blank" rel="noreferrer">
              {translate('media.seen_page')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Thing({ use: { content_type: kind, object_id: id, title } }: { use: MediaUse }) {
  const room = rooms[kind ?? ''];
  return room && id ? <Link to={`/${room}/${id}`}>{title || `${kind} ${id}`}</Link> : <span>{title}</span>;
}

function nameOf({ content_type: kind, object_id: id, section }: MediaUse): string {
  return kind ? `${kind}:${id}` : `section:${section}`;
}

/** One line for each thing, with everything that it uses the medium for. */
function grouped(uses: MediaUse[]): { use: MediaUse; as: string[] }[] {
  const found = new Map<string, { use: MediaUse; as: string[] }>();
  for (const use of uses) {
    const entry = found.get(nameOf(use)) ?? { use, as: [] };
    if (!entry.as.includes(use.as)) entry.as.push(use.as);
    found.set(nameOf(use), entry);
  }
  return [...found.values()];
}
