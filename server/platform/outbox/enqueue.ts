import type { RequestContext } from '../../request-context.ts';
import { outbox } from '../../db/tables/outbox.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Channel } from './handler.ts';

interface EnqueueContext extends Pick<RequestContext, 'now'> {
  db: Database | Transaction;
}

/** Adds an entry to the outbox, in the caller's transaction. */
export async function enqueue<Payload extends object>(
  { db, now }: EnqueueContext,
  channel: Channel<Payload>,
  payload: Payload,
): Promise<void> {
  await db.insert(outbox).values({ channel: channel.name, payload, nextAttemptAt: now, createdAt: now });
}
