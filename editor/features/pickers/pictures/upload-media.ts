import type { Locale } from '#contract/base/locale.ts';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import { ApiError, csrfFromCookie, NetworkError } from '../../../core/api-client.ts';

/** Uploads a file to the library and reports the progress, from 0 to 1. */
export function uploadMedia(
  file: File,
  locale: Locale,
  options: { progress: (part: number) => void; signal: AbortSignal },
): Promise<Media> {
  return new Promise((resolve, reject) => {
    // fetch cannot report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', `/${locale}/api/media/`);
    request.setRequestHeader('X-CSRFToken', csrfFromCookie());
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.progress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = readJson(request.responseText);
      const parsed = mediaSchema.safeParse(body);
      if (request.status >= 400 || !parsed.success) reject(new ApiError(request.status, body));
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
