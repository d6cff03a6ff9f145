import type { AppContext } from '../../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import { sendDueSignUps } from './send-sign-up.ts';
import { createProvider } from './provider.ts';
import { deleteExpired } from './subscribe.ts';

/** Retries queued sign-ups and deletes unconfirmed ones periodically. Several processes may do so. */
export function startNewsletter(
  { db, clock, config, fetch }: Pick<AppContext, 'db' | 'clock' | 'config' | 'fetch'>,
  every = 10_000,
): PeriodicJob {
  const post = createProvider(config, fetch);
  return startPeriodicJob('Newsletter', every, async (signal) => {
    await deleteExpired(db, clock());
    return post ? sendDueSignUps({ db, post, clock, signal }) : 'done';
  });
}
