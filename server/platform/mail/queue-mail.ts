import type { TransactionContext } from '../../request-context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mailChannel } from './outgoing-mail.ts';

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
export function queueMail(ctx: Pick<TransactionContext, 'db' | 'now'>, mail: Mail): Promise<void> {
  return enqueue(ctx, mailChannel, { ...mail, replyTo: mail.replyTo ?? '' });
}
