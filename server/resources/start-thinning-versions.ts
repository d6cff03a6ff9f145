import type { AppContext } from '../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../platform/periodic-job.ts';
import { emptyBin } from './bin/empty-bin.ts';
import { forgetChangeSets } from './change-sets.ts';
import type { Resource } from './definition/resource.ts';
import { thinVersions } from './versions/thin-versions.ts';

const sixHours = 21_600_000;

/** Thins old versions, forgets old acts and empties the bin of what has expired, four times a day. */
export function startThinningVersions(
  ctx: Pick<AppContext, 'db' | 'clock' | 'files'>,
  resources: readonly Resource[],
): PeriodicJob {
  const { db, clock } = ctx;
  return startPeriodicJob('Thinning versions', sixHours, async () => {
    await thinVersions({ db, now: clock() });
    await forgetChangeSets({ db, now: clock() });
    await emptyBin(ctx, { resources, now: clock() });
  });
}
