import { type DragEvent, type Ref, useRef, useState } from 'react';
import { pictureTypes } from '#contract/media/picture-types.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import ed from '../../../ui/editor.module.css';
import styles from './upload-drop.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { FieldError } from '../../../ui/field-frame.tsx';
import type { useUploads } from './use-uploads.ts';

interface UploadDropProps {
  uploads: ReturnType<typeof useUploads>;
  /** Media types and extensions for the file dialog; pictures by default. */
  accept?: string;
  /** What can be dropped, and the names of its formats. */
  labels?: { drop: string; formats: string };
}

/** Uploads files by drag and drop or file dialog; shows the progress and the failed files. */
export function UploadDrop({ uploads: { sending, failed, known, send }, ...place }: UploadDropProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The buttons of a file are gone when they have been pressed. */
  const goBack = () => button.current?.focus();
  return (
    <>
      <DropPlace {...place} send={send} button={button} />
      {sending.map(({ key, name, part, stop }) => {
        const percent = Math.round(part * 100);
        return (
          <div key={key} className={`${ed.line} ${ed.list} ${styles.upload}`}>
            <div>
              <p>
                {name} <span className={`${ed.soft} ${ed.num}`}>{percent} %</span>
              </p>
              <progress
                className={styles.progress}
                aria-label={m.editor_uploading({ name })}
                value={percent}
                max={100}
              />
            </div>
            <Button
              icon="close"
              iconOnly
              label={m.editor_cancel_upload()}
              aria-description={name}
              onClick={() => (goBack(), stop.abort())}
            />
          </div>
        );
      })}
      {known.map(({ key, name, existing, take, keepBoth }) => (
        <div key={key} className={`${ed.line} ${ed.list} ${styles.upload}`}>
          <div>
            <output>{m.editor_upload_known({ name, existing: existing.file_name })}</output>
            <br />
            <Button
              look="line"
              label={m.editor_upload_take_existing()}
              aria-description={name}
              onClick={() => (goBack(), take())}
            />{' '}
            <Button
              look="line"
              label={m.editor_upload_keep_both()}
              aria-description={name}
              onClick={() => (goBack(), keepBoth())}
            />
          </div>
        </div>
      ))}
      {failed.map(({ key, name, reason }) => (
        <FieldError key={key} id={`upload-${key}`} message={m.editor_upload_named({ name, reason })} />
      ))}
    </>
  );
}

interface DropPlaceProps extends Pick<UploadDropProps, 'accept' | 'labels'> {
  send: (files: File[]) => void;
  /** Gets the button of the file dialog. */
  button: Ref<HTMLButtonElement>;
}

function DropPlace({ send, button, accept = pictureTypes.join(','), labels }: DropPlaceProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative; the button is the main way
    <fieldset
      className={`${ed.line} ${styles.drop} ${over ? styles.dropOver : ''}`}
      aria-label={m.editor_upload()}
      data-takes-files=""
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <p>{labels?.drop ?? m.editor_drop_here()}</p>
        <p className={`${ed.small} ${ed.soft}`}>{labels?.formats ?? m.editor_upload_kinds()}</p>
      </div>
      <Button ref={button} look="line" label={m.editor_from_computer()} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        hidden
        aria-label={m.editor_from_computer()}
        onChange={(event) => {
          send([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}
