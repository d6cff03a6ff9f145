import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Media } from '#contract/media/media.ts';
import { sendToLibrary } from './send-file.ts';
import { createUploadQueue, type SendFile, type Uploading, type UploadQueue } from './upload-queue.ts';

/** In a module, so that uploads of the library continue while other screens are open. */
export const uploadQueue = createUploadQueue(sendToLibrary);

export function useUploads(queue: UploadQueue = uploadQueue): readonly Uploading[] {
  return useSyncExternalStore(queue.subscribe, queue.all);
}

interface OwnQueueOptions {
  /** Called with each entry. */
  onDone: (media: Media) => void;
  send: SendFile;
  /** Files with which it begins. */
  dropped?: readonly File[] | undefined;
}

/** A queue of one dialog. */
export function useOwnQueue({ send, onDone, dropped = [] }: OwnQueueOptions): UploadQueue {
  const [queue] = useState(() => createUploadQueue(send));
  const [first] = useState(dropped);
  useEffect(() => queue.onDone(onDone), [queue, onDone]);
  useEffect(() => {
    if (queue.all().length === 0) queue.add(first);
  }, [queue, first]);
  return queue;
}
