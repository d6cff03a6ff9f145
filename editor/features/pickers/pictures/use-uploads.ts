import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { uploadMedia } from '#contract/client/upload-media.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { refuse } from '../../../core/api-client.ts';

/** A file that is being uploaded. */
interface Sending {
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

/** A file that the library has already, and what can be done with it. */
interface Known {
  key: number;
  name: string;
  existing: Media;
  take: () => void;
  keepBoth: () => void;
}

/**
 * Uploads files to the library in parallel, `first` at once; a failed one does not stop the others and is reported by
 * name.
 */
export function useUploads(locale: Locale, done: (media: Media) => void, first: readonly File[] = []) {
  const [sending, setSending] = useState<Sending[]>([]);
  const [failed, setFailed] = useState<Failed[]>([]);
  const [known, setKnown] = useState<Known[]>([]);
  const nextKey = useRef(1);
  const ask = (key: number, file: File, existing: Media) => {
    const answer = (act: () => void) => () => {
      setKnown((now) => now.filter((each) => each.key !== key));
      act();
    };
    const take = answer(() => done(existing));
    const keepBoth = answer(() => void sendOne(file, true));
    setKnown((now) => [...now, { key, name: file.name, existing, take, keepBoth }]);
  };
  const sendOne = async (file: File, keepBoth = false) => {
    const key = nextKey.current++;
    const { name } = file;
    const stop = new AbortController();
    setSending((now) => [...now, { key, name, part: 0, stop }]);
    const progress = (part: number) =>
      setSending((now) => now.map((each) => (each.key === key ? Object.assign({}, each, { part }) : each)));
    try {
      const address = `/${locale}/api/media/${keepBoth ? '' : '?duplicates=refuse'}`;
      const sent = await uploadMedia(address, file, { signal: stop.signal, progress, refuse });
      if ('media' in sent) done(sent.media);
      else if (sent.existing[0]) ask(key, file, sent.existing[0]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : m.editor_upload_failed();
      if (!stop.signal.aborted) setFailed((now) => [...now, { key, name, reason }]);
    }
    setSending((now) => now.filter((each) => each.key !== key));
  };
  const send = (files: File[]) => {
    // Questions that are not answered stay.
    if (files.length > 0) setFailed([]);
    for (const file of files) void sendOne(file);
  };
  // Only when the dialog opens.
  const begin = useRef(() => send([...first]));
  useEffect(() => begin.current(), []);
  return { sending, failed, known, send };
}
