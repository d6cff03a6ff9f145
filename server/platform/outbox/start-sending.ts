import { lt } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { type PeriodicJob, startPeriodicJob } from '../periodic-job.ts';
import type { Handler } from './handler.ts';
import { sendDue } from './send.ts';

/**
 * Sends the entries of a channel when they are due. Several processes may do so on one database. `every`: polling
 * interval in milliseconds; twelve times as long while the other server is unreachable.
 */
export function startSending<Payload extends object>(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  handler: Handler<Payload>,
  every = 5000,
): PeriodicJob {
  return startPeriodicJob(`Outbox (${handler.channel.name})`, every, async (signal) => {
    const outcome = await sendDue({ db, clock }, handler, signal);
    await deleteSent(db, clock());
    return outcome;
  });
}

/** Deletes entries that were delivered more than thirty days ago. */
export async function deleteSent(db: Database, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, new Date(now.getTime() - 30 * 86_400_000)));
}
