import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { localeSchema } from '#contract/base/locale.ts';
import { deriveColours } from '#contract/settings/theme/derive-colours.ts';
import { deviceFonts } from '#contract/settings/theme/device-fonts.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Config } from '../config.ts';
import type { Channel, Entry } from '../outbox/handler.ts';
import { mailHtml, type MailLook } from './mail-html.ts';

const mailSchema = z.object({
  /** Subject area, for the log: `contact`, `newsletter`, … */
  kind: z.string(),
  recipient: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  body: z.string(),
  /** What the link of the mail does; mails without it have none. */
  action: z.string().optional(),
  locale: localeSchema.optional(),
  /** Where a mailbox ends the subscription with one POST (RFC 8058). */
  unsubscribe: z.string().optional(),
});
export type MailPayload = z.infer<typeof mailSchema>;

export const mailChannel: Channel<MailPayload> = { name: 'mail', payload: mailSchema };

/** A mail in the outbox. */
export type OutgoingMail = Entry<MailPayload>;

/** A mail sent twice has the same Message-ID, so that mailboxes show it once. */
export function toMessage(
  mail: OutgoingMail,
  config: Pick<Config, 'mailFrom' | 'siteUrl'>,
  look: MailLook,
): SendMailOptions {
  const { id, createdAt, payload } = mail;
  const { hostname } = new URL(config.siteUrl);
  return {
    from: config.mailFrom,
    to: { name: '', address: payload.recipient },
    ...(payload.replyTo === '' ? {} : { replyTo: { name: '', address: payload.replyTo } }),
    subject: payload.subject,
    text: payload.body,
    html: mailHtml(payload, look),
    headers: headersOf(payload),
    date: createdAt,
    messageId: `<outgoing-${id}-${createdAt.getTime()}@${hostname}>`,
  };
}

/** No absence note answers a mail that nobody has written; one with a reply address is from a person. */
function headersOf({ replyTo, unsubscribe }: MailPayload): Record<string, string> {
  return {
    ...(replyTo === '' ? { 'Auto-Submitted': 'auto-generated' } : {}),
    ...(unsubscribe === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/** Colours and type of the mails of a house. */
export function mailLook(house: Pick<SiteSettings, 'theme' | 'own_typeface'>): MailLook {
  const { paper, ink, inkSoft, accent, onAccent, stage, light, lightSoft } = deriveColours(house.theme.colours);
  return {
    ...{ paper, ink, accent, onAccent, stage, light, lightSoft },
    soft: inkSoft,
    families: deviceFonts(house),
  };
}
