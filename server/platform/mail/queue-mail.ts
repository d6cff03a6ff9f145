import type { TransactionContext } from '../../request-context.ts';
import { outgoingMail } from '../../db/tables/contact.ts';

/** A mail in plain text. */
export interface Mail {
  /** What it is about, for the log: `contact`. */
  kind: string;
  /** One address. */
  recipient: string;
  /** One address; empty: answers go to the sender. */
  replyTo?: string;
  subject: string;
  body: string;
}

/** Puts a mail into the outbox, with everything else that the transaction does or not at all. */
export async function queueMail(ctx: Pick<TransactionContext, 'db' | 'now'>, mail: Mail): Promise<void> {
  const { db: tx, now } = ctx;
  await tx.insert(outgoingMail).values({ ...mail, nextAttemptAt: now, createdAt: now });
}
