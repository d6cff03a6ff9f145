import { Worker } from 'node:worker_threads';
import type { Message } from '#contract/base/messages.ts';
import type { MadeFace } from './make-face.ts';

export interface FaceRequest {
  file: Uint8Array;
  weight: number;
}

export type FaceAnswer = { face: MadeFace } | { refused: Message };

/** A font takes seconds at most. */
const longest = 60_000;

/**
 * Makes a face in a thread of its own, which ends with it: the work of seconds stops no request, and the memory that
 * HarfBuzz and the packer took is free again.
 */
export function makeFaceApart(request: FaceRequest): Promise<FaceAnswer> {
  const worker = new Worker(new URL('face-worker.ts', import.meta.url), { workerData: request });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<FaceAnswer>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A font took too long')), longest);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread for a font ended with ${code}`)));
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
