import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Media } from '#contract/media/media.ts';
import { sendToLibrary } from './send-file.ts';
import { createUploadQueue, type Uploading, type UploadQueue } from './upload-queue.ts';

/** In a module, so that uploads of the library continue while other screens are open. */
export const uploadQueue = createUploadQueue(sendToLibrary);

export function useUploads(queue: UploadQueue = uploadQueue): readonly Uploading[] {
  return useSyncExternalStore(queue.subscribe, queue.all);
}

/** A queue of one dialog; `onDone` is called with each entry. It begins with the files that were dropped. */
export function useOwnQueue(onDone: (media: Media) => void, dropped: readonly File[] = []): UploadQueue {
  const listener = useRef(onDone);
  const [queue] = useState(() => createUploadQueue(sendToLibrary, { onDone: (media) => listener.current(media) }));
  useEffect(() => {
    listener.current = onDone;
  });
  useEffect(() => {
    if (queue.all().length === 0) queue.add(dropped);
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return queue;
}
