import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { parseBody, readError } from '#contract/client/read-answer.ts';
import { existingSchema } from '#contract/media/media-api.ts';
import { ApiError, csrfFromCookie, NetworkError } from '../../../core/api-client.ts';

/** The library has the file already. */
class FileKnown extends Error {
  readonly existing: Media;
  constructor(existing: Media) {
    super('The file is known');
    this.existing = existing;
  }
}

interface UploadOptions {
  progress: (part: number) => void;
  signal: AbortSignal;
  /** Stores the file even if the library has it. */
  keepBoth: boolean;
}

/** Uploads a file to the library and reports the progress, from 0 to 1. Rejects with `FileKnown` unless both are kept. */
function uploadMedia(file: File, locale: Locale, options: UploadOptions): Promise<Media> {
  return new Promise((resolve, reject) => {
    // fetch cannot report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', `/${locale}/api/media/${options.keepBoth ? '' : '?duplicates=refuse'}`);
    request.setRequestHeader('X-CSRFToken', csrfFromCookie());
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.progress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = readJson(request.responseText);
      const parsed = mediaSchema.safeParse(body);
      const known =
        request.status === 409 ? parseBody(existingSchema, readError(body)?.details)?.existing[0] : undefined;
      if (known) reject(new FileKnown(known));
      else if (request.status >= 400 || !parsed.success) reject(new ApiError(request.status, body));
      else resolve(parsed.data);
    });
    request.addEventListener('error', () => reject(new NetworkError(new Error('upload'))));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    options.signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

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

/** A file that the library has already, and what can be done with it. */
export interface Known {
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
      done(await uploadMedia(file, locale, { signal: stop.signal, progress, keepBoth }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : m.editor_upload_failed();
      if (error instanceof FileKnown) ask(key, file, error.existing);
      else if (!stop.signal.aborted) setFailed((now) => [...now, { key, name, reason }]);
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
