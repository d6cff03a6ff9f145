import type { SendMailOptions } from 'nodemailer';
import type { outgoingMail } from '../../db/tables/contact.ts';
import type { Config } from '../config.ts';

/** A mail in the outbox. */
export type OutgoingMail = typeof outgoingMail.$inferSelect;

/** A mail sent twice has the same Message-ID, so that mailboxes show it once. */
export function toMessage(mail: OutgoingMail, config: Pick<Config, 'mailFrom' | 'siteUrl'>): SendMailOptions {
  const { hostname } = new URL(config.siteUrl);
  return {
    from: config.mailFrom,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo === '' ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.body,
    date: mail.createdAt,
    messageId: `<outgoing-${mail.id}-${mail.createdAt.getTime()}@${hostname}>`,
  };
}
