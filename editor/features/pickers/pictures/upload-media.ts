import type { Locale } from '#contract/base/locale.ts';
import { parseBody, readError } from '#contract/client/read-answer.ts';
import { existingSchema } from '#contract/media/media-api.ts';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import { ApiError, csrfFromCookie, NetworkError } from '../../../core/api-client.ts';

/** The library has the file already. */
export class FileKnown extends Error {
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
export function uploadMedia(file: File, locale: Locale, options: UploadOptions): Promise<Media> {
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
