import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './upload-list.module.css';
import { useUploads } from './uploads.ts';
import type { Uploading, UploadQueue } from './upload-queue.ts';

interface UploadListProps {
  queue: UploadQueue;
  /** False where the texts of uploaded pictures are typed beside the list. */
  linked?: boolean;
}

/** Running, finished and failed uploads, and files that the library has already. */
export function UploadList({ queue, linked = true }: UploadListProps) {
  const translate = useTranslate();
  const entries = useUploads(queue);
  if (entries.length === 0) return null;
  const count = (state: Uploading['state']) => entries.filter((entry) => entry.state === state).length;
  const [done, failed, known] = [count('done'), count('failed'), count('known')];
  return (
    <section className={styles.uploads} aria-label={translate('media.uploads')}>
      <div className={`hint ${styles.head}`}>
        <output>
          {translate('media.uploaded_of', { done, all: entries.length })}
          {failed > 0 && <strong> {translate('media.failed_count', { smart_count: failed })}</strong>}
          {known > 0 && <b> {translate('media.known_count', { smart_count: known })}</b>}
        </output>
        {done > 0 && (
          <button type="button" className={styles.quiet} onClick={queue.clearDone}>
            {translate('media.tidy')}
          </button>
        )}
      </div>
      <ul>
        {entries.map((entry) => (
          <UploadLine key={entry.id} entry={entry} queue={queue} linked={linked} />
        ))}
      </ul>
    </section>
  );
}

function UploadLine({ entry, queue, linked }: { entry: Uploading; queue: UploadQueue; linked: boolean }) {
  const translate = useTranslate();
  const { id, file, state, progress, problem, media } = entry;
  const existing = entry.existing[0];
  const thumb = (media ?? existing)?.thumbs['320'];
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
          {state === 'known' && translate('media.known', { name: existing?.file_name })}
          {state === 'done' && media && linked && <Link to={`/media/${media.id}`}>{translate('media.describe')}</Link>}
        </span>
      </span>
      {state === 'known' && <KnownChoice entry={entry} queue={queue} />}
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

/** What to do with a file that the library has already. */
function KnownChoice({ entry: { id, file }, queue }: { entry: Uploading; queue: UploadQueue }) {
  const translate = useTranslate();
  const { name } = file;
  return (
    <span className={`cluster ${styles.choice}`}>
      <button
        type="button"
        className={styles.quiet}
        aria-label={translate('media.take_existing_of', { name })}
        onClick={() => queue.takeExisting(id)}
      >
        {translate('media.take_existing')}
      </button>
      <button
        type="button"
        className={styles.quiet}
        aria-label={translate('media.keep_both_of', { name })}
        onClick={() => queue.keepBoth(id)}
      >
        {translate('media.keep_both')}
      </button>
    </span>
  );
}
