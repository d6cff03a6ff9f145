import Button from '@mui/material/Button';
import { useState } from 'react';
import { useEditContext, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { Media } from '../../contract/media.ts';
import { Section } from '../forms/section.tsx';
import { language } from '../house/language.ts';
import { momentIn } from '../house/moment-in.ts';
import { endingOf, sizeIn } from './media-facts.ts';
import styles from './media-file.module.css';
import { sendTo } from './send-file.ts';
import { UploadDrop } from './upload-drop.tsx';

/** The file of an entry: what it is, where it lies, another one in its place. */
export function MediaFile({ media }: { media: Media }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { file_name: name, width, height } = media;
  const facts = { type: endingOf(name), size: sizeIn(locale, media.size), day: momentIn(media.created_at, 'day') };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(media.url, window.location.href).href);
    notify('media.address_copied', { type: 'info' });
  };
  return (
    <Section title={translate('media.file')}>
      <div className={styles.file}>
        <p className={styles.name}>{name}</p>
        <p>
          {translate('media.facts', facts)}
          {width !== null && <br />}
          {width !== null && translate('media.pixels', { width, height })}
        </p>
        <div className={styles.buttons}>
          <Button variant="outlined" href={`${media.url}?download`}>
            {translate('media.download')}
          </Button>
          <Button variant="outlined" onClick={() => void copy()}>
            {translate('media.copy_address')}
          </Button>
        </div>
        <Replace media={media} />
      </div>
    </Section>
  );
}

/** Another file at the same place: texts, uses and addresses stay. */
function Replace({ media }: { media: Media }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function replace(files: Iterable<File>) {
    const [file] = files;
    if (!file) return;
    setPart(0);
    setProblem('');
    try {
      const send = sendTo(`/${language()}/api/media/${media.id}/file/`);
      await send(file, { progress: setPart, signal: new AbortController().signal });
      await refetch();
      notify('media.replaced', { type: 'info' });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'house.failed';
      setProblem(`${file.name}: ${translate(message, { _: message })}`);
    }
    setPart(null);
  }

  return (
    <div className={styles.replace}>
      <h3>{translate('media.replace')}</h3>
      <p>{translate('media.replace_help')}</p>
      {part === null ? (
        <UploadDrop single label={translate('media.replace_drop')} add={(files) => void replace(files)} />
      ) : (
        <output>
          {translate('media.replacing')} <progress value={part} max={1} />
        </output>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
