import type { AppContext } from '../../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import { deleteExpired } from './subscribe.ts';

/** Deletes unconfirmed sign-ups periodically. Several processes may do so. */
export function startDeletingSignUps({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PeriodicJob {
  return startPeriodicJob('Newsletter', 10_000, async () => {
    await deleteExpired(db, clock());
    return 'done';
  });
}
