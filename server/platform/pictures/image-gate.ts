import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { AppError } from '#contract/base/errors.ts';

/** Pictures that may wait; a flood of them is turned away instead of filling the memory. */
const maxWaiting = 400;

// One thread for each picture; how many pictures at once is decided here.
sharp.concurrency(1);
sharp.cache(false);

/** Lets only so many jobs run at a time, in the order in which they came. */
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
      // The place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Work on pictures in this process: one core is left to everybody else. */
export const throughImageGate = createGate(Math.max(1, availableParallelism() - 1), maxWaiting);
