import { type Media, mediaSchema } from '#contract/media/media.ts';
import { csrfToken } from '../../api/request.ts';
import { getLocale } from '../../messages/locale.ts';
import { parseBody, readError } from '#contract/client/read-answer.ts';
import { errorStatus } from '#contract/base/errors.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { pictureTypes } from '#contract/media/picture-types.ts';
import { existingSchema } from '#contract/media/media-api.ts';
import { FileKnown, type SendFile } from './upload-queue.ts';

/**
 * Uploads a file to the library and resolves to its entry. Rejects with `FileKnown`, or with an error whose message is a
 * sentence or a message key.
 */
export const sendToLibrary: SendFile = (file, { keepBoth, ...options }) =>
  sendTo(`/${getLocale()}/api/media/${keepBoth ? '' : '?duplicates=refuse'}`)(file, options);

/** The same for pictures; other files are refused before they are sent. */
export const sendPictureToLibrary: SendFile = (file, options) =>
  isPicture(file) ? sendToLibrary(file, options) : Promise.reject(new Error('media.no_picture'));

/** Browsers do not know the type of every file; the server looks at its content. */
function isPicture({ type }: File): boolean {
  return type === '' || isOneOf(pictureTypes, type);
}

/** Uploads files to an address that takes each of them, as that which replaces the file of an entry. */
export function sendTo(address: string): SendFile {
  return (file, { progress, signal }) =>
    new Promise<Media>((resolve, reject) => {
      // fetch reports no upload progress.
      const request = new XMLHttpRequest();
      request.open('POST', address);
      request.setRequestHeader('X-CSRFToken', csrfToken());
      request.setRequestHeader('Accept', 'application/json');
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) progress(event.loaded / event.total);
      });
      request.addEventListener('load', () => {
        const body = readJson(request.responseText);
        const entry = mediaSchema.safeParse(body);
        const known = request.status === 409 && parseBody(existingSchema, readError(body)?.details)?.existing;
        if (request.status < 400 && entry.success) resolve(entry.data);
        else if (known) reject(new FileKnown(known));
        else reject(new Error(messageOf(body) ?? fallbackMessage(request.status)));
      });
      request.addEventListener('error', () => reject(new Error('media.unreachable')));
      request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')));
      signal.addEventListener('abort', () => request.abort());
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    });
}

function messageOf(body: unknown): string | undefined {
  const error = readError(body);
  return error?.issues?.[0]?.message ?? error?.message;
}

/** A proxy in front of the server refuses large files with a page of its own. */
function fallbackMessage(status: number): string {
  return status === errorStatus.payload_too_large ? 'errors.too_large' : 'media.unreachable';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
