import { errorStatus } from '#contract/base/errors.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { readError } from '#contract/client/read-answer.ts';
import { uploadMedia } from '#contract/client/upload-media.ts';
import { pictureTypes } from '#contract/media/picture-types.ts';
import { getLocale } from '../../messages/locale.ts';
import type { SendFile } from './upload-queue.ts';

/** Uploads a file to the library. */
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
  return (file, { progress, signal }) => uploadMedia(address, file, { progress, signal, refuse });
}

/** Its message is a sentence or a message key. */
function refuse(status: number, body: unknown): Error {
  const error = readError(body);
  // A proxy in front of the server refuses large files with a page of its own.
  const otherwise = status === errorStatus.payload_too_large ? 'errors.too_large' : 'media.unreachable';
  return new Error(error?.issues?.[0]?.message ?? error?.message ?? otherwise);
}
