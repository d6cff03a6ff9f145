import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { AppError } from '#contract/base/errors.ts';

/** Maximum number of waiting pictures; more are rejected, so that they do not fill the memory. */
const maxWaiting = 400;

// One thread per picture; the number of concurrent pictures is limited below.
sharp.concurrency(1);
sharp.cache(false);

/** Limits the number of concurrent jobs; the others wait in a queue. */
export function createGate(width: number, longest: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= width) {
      if (waiting.length >= longest) throw new AppError('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // The slot goes directly to the next job in the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The gate for all image processing of this process; leaves one core to everything else. */
export const throughImageGate = createGate(Math.max(1, availableParallelism() - 1), maxWaiting);
