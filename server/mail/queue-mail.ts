import type { Transaction } from '../house.ts';
import { outgoingMail } from '../contact/schema.ts';

/** A mail of the house, in plain text. */
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
export async function queueMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  await tx.insert(outgoingMail).values({ ...mail, nextAttemptAt: now, createdAt: now });
}
