import { parseJson } from '#text/parse-json.ts';
import { existingSchema } from '../media/media-api.ts';
import { type Media, mediaSchema } from '../media/media.ts';
import { browserTransport } from './browser-transport.ts';
import { parseBody, readError } from './read-answer.ts';

/** The entry of an uploaded file, or the entries that have the file already. */
export type Uploaded = { media: Media } | { existing: readonly Media[] };

interface UploadOptions {
  /** Called with the part that was sent, from 0 to 1. */
  progress: (part: number) => void;
  signal: AbortSignal;
  /** As of a client, see create-client.ts. */
  refuse: (status: number, body: unknown) => Error;
}

/** Uploads a file to an address that answers with its entry in the library. */
export function uploadMedia(address: string, file: File, options: UploadOptions): Promise<Uploaded> {
  const { progress, signal, refuse } = options;
  return new Promise((resolve, reject) => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('X-CSRFToken', browserTransport.csrfToken());
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) progress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const body = parseJson(request.responseText);
      const media = status < 400 ? parseBody(mediaSchema, body) : undefined;
      const existing = status === 409 ? parseBody(existingSchema, readError(body)?.details)?.existing : undefined;
      if (media) resolve({ media });
      else if (existing?.length) resolve({ existing });
      else reject(refuse(status, body));
    });
    request.addEventListener('error', () => reject(refuse(0, null)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
