import { useSyncExternalStore } from 'react';
import { getLocale } from '../../../messages/locale.ts';
import { sendTo } from './send-file.ts';
import { createUploadQueue, type Uploading } from './upload-queue.ts';

/** In a module, so that uploads continue while other screens are open. */
export const uploadQueue = createUploadQueue((file, options) => sendTo(`/${getLocale()}/api/media/`)(file, options));

export function useUploads(): readonly Uploading[] {
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.all);
}
