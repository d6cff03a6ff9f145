import type { AppContext } from '../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../platform/periodic-job.ts';
import { emptyBin } from './bin/empty-bin.ts';
import { thinVersions } from './versions/thin-versions.ts';

const sixHours = 21_600_000;

/** Thins old versions and empties the bin of what has expired, four times a day. */
export function startThinningVersions({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PeriodicJob {
  return startPeriodicJob('Thinning versions', sixHours, async () => {
    await thinVersions({ db, now: clock() });
    await emptyBin({ db, now: clock() });
    return 'done';
  });
}
