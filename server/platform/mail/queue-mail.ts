import type { TransactionContext } from '../../request-context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mailChannel } from './outgoing-mail.ts';

/** A mail in plain text. */
export interface Mail {
  /** Subject area, for the log: `contact`. */
  kind: string;
  /** One address. */
  recipient: string;
  /** One address; if empty, answers go to the sender. */
  replyTo?: string;
  subject: string;
  body: string;
}

/** Adds a mail to the outbox, in the caller's transaction. */
export function queueMail(ctx: Pick<TransactionContext, 'db' | 'now'>, mail: Mail): Promise<void> {
  return enqueue(ctx, mailChannel, { ...mail, replyTo: mail.replyTo ?? '' });
}
