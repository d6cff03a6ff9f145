import { isUnavailable } from '../../../db/is-unavailable.ts';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/periodic-job.ts';
import type { NotFoundCounter } from './not-found-counter.ts';

/** Milliseconds between two writings. */
const every = 5000;

/** Writes the counts every few seconds, and once more when the process stops. */
export function startCounting(counter: Pick<NotFoundCounter, 'write'>): PeriodicJob {
  const job = startPeriodicJob('Counting addresses that were not found', every, async () => {
    await counter.write();
    return 'done';
  });
  return {
    async close() {
      await job.close();
      try {
        await counter.write();
      } catch (error) {
        // The process stops without these counts; an unreachable database is logged elsewhere.
        if (!isUnavailable(error)) throw error;
      }
    },
  };
}
