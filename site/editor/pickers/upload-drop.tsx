import { type DragEvent, useRef, useState } from 'react';
import type { Locale } from '#contract/locale.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { FieldError } from '../fields/field-frame.tsx';
import { uploadMedia } from './upload-media.ts';

interface Sending {
  name: string;
  part: number;
  stop: AbortController;
}

/** A place to drop a picture, or to choose one from the computer; shows how far it is. */
export function UploadDrop({ locale, done }: { locale: Locale; done: (media: Media) => void }) {
  const { sending, problem, send } = useUpload(locale, done);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the button is the first */}
      <fieldset
        className={`${ed.drop} ${over ? ed.dropOver : ''}`}
        aria-label={m.editor_upload()}
        onDragOver={(event) => (event.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <div style={{ flex: 1, minWidth: 0 }}>
          <p>{m.editor_drop_here()}</p>
          <p className={`${ed.small} ${ed.soft}`}>{m.editor_upload_kinds()}</p>
        </div>
        <Button look="line" label={m.editor_from_computer()} onClick={() => input.current?.click()} />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          hidden
          aria-label={m.editor_from_computer()}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </fieldset>
      {sending && <Progress sending={sending} />}
      {problem && <FieldError id="upload-problem" message={problem} />}
    </>
  );
}

/** A file on its way to the library, how far it is, and why it did not arrive. */
function useUpload(locale: Locale, done: (media: Media) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    const stop = new AbortController();
    setProblem(null);
    setSending({ name: file.name, part: 0, stop });
    try {
      done(
        await uploadMedia(file, locale, {
          signal: stop.signal,
          progress: (part) => setSending({ name: file.name, part, stop }),
        }),
      );
    } catch (error) {
      if (!stop.signal.aborted) setProblem(error instanceof Error ? error.message : m.editor_upload_failed());
    }
    setSending(null);
  };
  return { sending, problem, send };
}

function Progress({ sending: { name, part, stop } }: { sending: Sending }) {
  const percent = Math.round(part * 100);
  return (
    <div className={ed.upload}>
      <div>
        <p>
          {name} <span className={`${ed.soft} ${ed.num}`}>{percent} %</span>
        </p>
        <progress className={ed.progress} aria-label={m.editor_uploading({ name })} value={percent} max={100} />
      </div>
      <Button icon="close" iconOnly label={m.editor_cancel_upload()} onClick={() => stop.abort()} />
    </div>
  );
}
