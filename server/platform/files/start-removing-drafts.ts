import type { AppContext } from '../../app-context.ts';
import { isStored } from './stored-files.ts';
import { type PeriodicJob, startPeriodicJob } from '../periodic-job.ts';

const hour = 3_600_000;

/** Removes what uploads left that were killed before their end: at the start and every hour. */
export function startRemovingDrafts({ files, clock }: Pick<AppContext, 'files' | 'clock'>): PeriodicJob {
  return startPeriodicJob('Removing unfinished uploads', hour, async () => {
    if (isStored(files)) await files.removeDrafts(clock());
    return 'done';
  });
}
