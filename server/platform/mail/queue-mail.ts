import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../db/database.ts';
import { outbox } from '../../db/tables/outbox.ts';
import type { TransactionContext } from '../../request-context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mailChannel } from './outgoing-mail.ts';

/** A mail in plain text; its HTML is made from it. */
export interface Mail {
  /** Subject area, for the log: `contact`. */
  kind: string;
  /** One address. */
  recipient: string;
  /** One address; if empty, answers go to the sender. */
  replyTo?: string;
  subject: string;
  /** Paragraphs are separated by empty lines; one that is only a link becomes a button if there is an `action`. */
  body: string;
  /** What the link of the mail does, `Passwort wählen`. */
  action?: string;
  /** Language of the mail. */
  locale?: Locale;
  /** Where a mailbox ends the subscription with one POST (RFC 8058). */
  unsubscribe?: string;
}

/** Adds a mail to the outbox, in the caller's transaction. */
export function queueMail(ctx: Pick<TransactionContext, 'db' | 'now'>, mail: Mail): Promise<void> {
  return enqueue(ctx, mailChannel, { ...mail, replyTo: mail.replyTo ?? '' });
}

/** Deletes mails of these kinds to an address that were not sent, or could not be. */
export async function deleteMails(tx: Transaction, recipient: string, kinds: string[]): Promise<void> {
  const { channel, payload } = outbox;
  const isOfKind = and(eq(channel, mailChannel.name), inArray(sql`${payload}->>'kind'`, kinds));
  await tx.delete(outbox).where(and(isOfKind, sql`lower(${payload}->>'recipient') = ${recipient.toLowerCase()}`));
}
