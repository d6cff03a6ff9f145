import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import { outbox } from '../../db/tables/outbox.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Channel } from './handler.ts';

interface EnqueueContext extends Pick<RequestContext, 'now'> {
  db: Database | Transaction;
}

/**
 * Adds an entry to the outbox, in the caller's transaction. It is due at once by the clock of the database as well: if
 * that of this machine is ahead, the others would deliver it hours later.
 */
export async function enqueue<Payload extends object>(
  { db, now }: EnqueueContext,
  channel: Channel<Payload>,
  payload: Payload,
): Promise<void> {
  const nextAttemptAt = sql`least(${now.toISOString()}::timestamptz, now())`;
  await db.insert(outbox).values({ channel: channel.name, payload, nextAttemptAt, createdAt: now });
}
