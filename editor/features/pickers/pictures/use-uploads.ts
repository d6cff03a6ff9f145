import { useRef, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { uploadMedia } from './upload-media.ts';

/** A file that is being uploaded. */
export interface Sending {
  key: number;
  name: string;
  /** Progress from 0 to 1. */
  part: number;
  stop: AbortController;
}

interface Failed {
  key: number;
  name: string;
  reason: string;
}

/** Uploads files to the library in parallel; a failed one does not stop the others and is reported by name. */
export function useUploads(locale: Locale, done: (media: Media) => void) {
  const [sending, setSending] = useState<Sending[]>([]);
  const [failed, setFailed] = useState<Failed[]>([]);
  const nextKey = useRef(1);
  const sendOne = async (file: File) => {
    const key = nextKey.current++;
    const { name } = file;
    const stop = new AbortController();
    setSending((now) => [...now, { key, name, part: 0, stop }]);
    const progress = (part: number) =>
      setSending((now) => now.map((each) => (each.key === key ? Object.assign({}, each, { part }) : each)));
    try {
      done(await uploadMedia(file, locale, { signal: stop.signal, progress }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : m.editor_upload_failed();
      if (!stop.signal.aborted) setFailed((now) => [...now, { key, name, reason }]);
    }
    setSending((now) => now.filter((each) => each.key !== key));
  };
  const send = (files: File[]) => {
    if (files.length > 0) setFailed([]);
    for (const file of files) void sendOne(file);
  };
  return { sending, failed, send };
}
