import { useSyncExternalStore } from 'react';
import { language } from '../house/language.ts';
import { sendTo } from './send-file.ts';
import { createUploadQueue, type Uploading } from './upload-queue.ts';

/** What is on its way goes on while one looks at another screen. */
export const library = createUploadQueue((file, options) => sendTo(`/${language()}/api/media/`)(file, options));

export function useUploads(): readonly Uploading[] {
  return useSyncExternalStore(library.subscribe, library.all);
}
