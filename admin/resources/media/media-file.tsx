import Button from '@mui/material/Button';
import { useState } from 'react';
import { useEditContext, useLocaleState, useNotify, useTranslate } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { errorMessage } from '../../api/request.ts';
import { Section } from '../../forms/section.tsx';
import { useAction } from '../../api/use-action.ts';
import { Problem } from '../../layout/problem.tsx';
import { getLocale } from '../../messages/locale.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { fileExtension, formatFileSize } from '../../media/media-facts.ts';
import styles from './media-file.module.css';
import { sendTo } from '../../media/upload/send-file.ts';
import { UploadDrop } from '../../media/upload/upload-drop.tsx';

/** The file of an entry: facts, address, replacement. */
export function MediaFile({ media }: { media: Media }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { file_name: name, width, height } = media;
  const facts = {
    type: fileExtension(name),
    size: formatFileSize(locale, media.size),
    day: formatMoment(media.created_at, 'day'),
  };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(media.url, window.location.href).href);
    notify('media.address_copied', { type: 'info' });
  };
  return (
    <Section title="media.file">
      <div className={`whole ${styles.file}`}>
        <p className={styles.name}>{name}</p>
        <p>
          {translate('media.facts', facts)}
          {width !== null && <br />}
          {width !== null && translate('media.pixels', { width, height })}
        </p>
        <div className="cluster">
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

/** Replaces the file; texts, uses and addresses stay. */
function Replace({ media }: { media: Media }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const { busy, problem, run } = useAction();
  const [part, setPart] = useState(0);

  async function replace(files: Iterable<File>) {
    const [file] = files;
    if (!file) return;
    await run(
      async () => {
        setPart(0);
        const send = sendTo(`/${getLocale()}/api/media/${media.id}/file/`);
        const sent = await send(file, { progress: setPart, signal: new AbortController().signal });
        if ('existing' in sent) throw new Error('media.known');
        await refetch();
        notify('media.replaced', { type: 'info' });
      },
      (error) => {
        const message = errorMessage(error);
        return `${file.name}: ${translate(message, { _: message })}`;
      },
    );
  }

  return (
    <div className={styles.replace}>
      <h3>{translate('media.replace')}</h3>
      <p>{translate('media.replace_help')}</p>
      {busy ? (
        <output>
          {translate('media.replacing')} <progress value={part} max={1} />
        </output>
      ) : (
        <UploadDrop
          single
          label={translate('media.replace_drop')}
          hint={translate('media.accepted_one')}
          add={(files) => void replace(files)}
        />
      )}
      <Problem>{problem ?? ''}</Problem>
    </div>
  );
}
