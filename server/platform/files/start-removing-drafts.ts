import type { AppContext } from '../../app-context.ts';
import { isStored } from './stored-files.ts';
import { sweepLeftovers } from './leftovers.ts';
import { type PeriodicJob, startPeriodicJob } from '../periodic-job.ts';

const hour = 3_600_000;

/** Removes what uploads, restores, backups and rehearsals left that were killed before their end: at the start and every hour. */
export function startRemovingDrafts({
  files,
  clock,
  config,
}: Pick<AppContext, 'files' | 'clock' | 'config'>): PeriodicJob {
  return startPeriodicJob('Removing unfinished files', hour, async () => {
    if (isStored(files)) await files.removeDrafts(clock());
    await sweepLeftovers(config, clock());
  });
}
