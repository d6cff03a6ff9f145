import { parentPort, workerData } from 'node:worker_threads';
import { FontRefused } from './inspect-font.ts';
import { makeFace } from './make-face.ts';
import type { FaceAnswer, FaceRequest } from './make-face-apart.ts';

const { file, weight }: FaceRequest = workerData;
const answer: FaceAnswer = await makeFace(file, weight).then(
  (face) => ({ face }),
  (error: unknown) => {
    if (error instanceof FontRefused) return { refused: error.reason };
    throw error;
  },
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(answer);
