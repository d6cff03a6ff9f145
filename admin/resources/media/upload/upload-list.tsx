import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './upload-list.module.css';
import type { Uploading, UploadQueue } from './upload-queue.ts';

/** Running, finished and failed uploads. */
export function UploadList({ queue, entries }: { queue: UploadQueue; entries: readonly Uploading[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  const count = (state: Uploading['state']) => entries.filter((entry) => entry.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  return (
    <section className={styles.uploads} aria-label={translate('media.uploads')}>
      <div className={styles.head}>
        <output>
          {translate('media.uploaded_of', { done, all: entries.length })}
          {failed > 0 && <strong> {translate('media.failed_count', { smart_count: failed })}</strong>}
        </output>
        {done > 0 && (
          <button type="button" className={styles.quiet} onClick={queue.clearDone}>
            {translate('media.tidy')}
          </button>
        )}
      </div>
      <ul>
        {entries.map((entry) => (
          <UploadLine key={entry.id} entry={entry} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function UploadLine({ entry, queue }: { entry: Uploading; queue: UploadQueue }) {
  const translate = useTranslate();
  const { id, file, state, progress, problem, media } = entry;
  const thumb = media?.thumbs['320'];
  return (
    <li data-state={state}>
      <span className={styles.thumb}>{thumb && <img src={thumb} alt="" />}</span>
      <span className={styles.body}>
        <span className={styles.name}>{file.name}</span>
        {state === 'sending' && (
          <progress value={progress} max={1} aria-label={translate('media.sending', { name: file.name })} />
        )}
        <span className={styles.say}>
          {state === 'waiting' && translate('media.waiting')}
          {state === 'sending' && `${Math.round(progress * 100)} %`}
          {state === 'failed' && translate(problem, { _: problem })}
          {state === 'done' && media && <Link to={`/media/${media.id}`}>{translate('media.describe')}</Link>}
        </span>
      </span>
      {state === 'failed' && (
        <button type="button" className={styles.quiet} onClick={() => queue.retry(id)}>
          {translate('media.again')}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={translate(state === 'sending' ? 'media.stop' : 'media.dismiss', { name: file.name })}
        onClick={() => queue.remove(id)}
      >
        ×
      </button>
    </li>
  );
}
