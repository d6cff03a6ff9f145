import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import { errorMessage, requestPath } from '../api/request.ts';
import styles from './media.module.css';

/** Uploads pictures; a failed one is named and does not block the others. */
export function UploadButton({ onUploaded }: { onUploaded: (media: Media[]) => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(0);
  const [failed, setFailed] = useState<string[]>([]);

  async function upload(files: File[]) {
    setFailed([]);
    setLeft(files.length);
    const taken: Media[] = [];
    for (const file of files) {
      const form = new FormData();
      form.set('file', file);
      try {
        taken.push(await requestPath(mediaSchema, '/api/media/', { method: 'POST', body: form }));
      } catch (error) {
        setFailed((names) => [...names, `${file.name}: ${translate(errorMessage(error), { _: errorMessage(error) })}`]);
      }
      setLeft((count) => count - 1);
    }
    if (taken.length > 0) onUploaded(taken);
  }

  return (
    <>
      <Button variant="outlined" disabled={left > 0} onClick={() => input.current?.click()}>
        {left > 0 ? translate('pictures.uploading', { smart_count: left }) : translate('pictures.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          void upload([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {failed.length > 0 && (
        <div className={styles.failed} role="alert">
          {failed.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
    </>
  );
}
