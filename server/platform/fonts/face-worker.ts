import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#contract/base/errors.ts';
import { makeFace, type FaceAnswer, type FaceRequest } from './make-face.ts';

const { file, weight }: FaceRequest = workerData;
const answer: FaceAnswer = await makeFace(file, weight).then(
  (face) => ({ face }),
  (error: unknown) => {
    if (error instanceof AppError) return { refused: error.sentence };
    throw error;
  },
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(answer);
