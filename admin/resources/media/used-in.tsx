import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mediaApi } from '#contract/media/media-api.ts';
import type { MediaUse } from '#contract/media/media.ts';
import { errorMessage, request } from '../../api/request.ts';
import { Problem } from '../../layout/problem.tsx';
import { resourceOfKind } from '../../format/entity-kinds.ts';
import styles from './used-in.module.css';

/** Uses of an entry, loaded when shown. */
export function UsedIn({ id }: { id: number }) {
  const translate = useTranslate();
  const [uses, setUses] = useState<MediaUse[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const control = new AbortController();
    request(mediaApi.uses, { params: { id }, signal: control.signal })
      .then(setUses)
      .catch((error: unknown) => {
        if (!control.signal.aborted) setProblem(errorMessage(error));
      });
    return () => control.abort();
  }, [id]);
  if (problem !== '') return <Problem>{translate(problem, { _: problem })}</Problem>;
  return uses && <Uses uses={uses} />;
}

/** Uses as a list: entity, link to its form, link to its page. */
export function Uses({ uses }: { uses: MediaUse[] }) {
  const translate = useTranslate();
  if (uses.length === 0) return <p className={styles.none}>{translate('media.used_nowhere')}</p>;
  return (
    <ul className={styles.uses}>
      {grouped(uses).map(({ use, as }) => (
        <li key={nameOf(use)}>
          <span className={styles.kind}>
            {translate(use.content_type ? `entities.${use.content_type}` : 'media.section')}
          </span>
          <span className={styles.what}>
            <Entity use={use} />
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

function Entity({ use: { content_type: kind, object_id: id, title } }: { use: MediaUse }) {
  const resource = resourceOfKind(kind);
  return resource && id ? <Link to={`/${resource}/${id}`}>{title || `${kind} ${id}`}</Link> : <span>{title}</span>;
}

function nameOf({ content_type: kind, object_id: id, section }: MediaUse): string {
  return kind ? `${kind}:${id}` : `section:${section}`;
}

/** One line for each entity, with all its uses of the medium. */
function grouped(uses: MediaUse[]): { use: MediaUse; as: string[] }[] {
  const found = new Map<string, { use: MediaUse; as: string[] }>();
  for (const use of uses) {
    const entry = found.get(nameOf(use)) ?? { use, as: [] };
    if (!entry.as.includes(use.as)) entry.as.push(use.as);
    found.set(nameOf(use), entry);
  }
  return [...found.values()];
}
