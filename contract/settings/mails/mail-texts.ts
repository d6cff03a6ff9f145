import { z } from 'zod';
import { type LocalizedText, localizedText } from '../../base/localized.ts';
import { localizedLine, localizedParagraphs } from '../../resources/resource-fields.ts';

/** Mails to visitors whose texts a house may write itself. */
export const mailNames = ['newsletter_confirmation', 'newsletter_welcome'] as const;
export type MailName = (typeof mailNames)[number];

/** The parts of such a mail. What lies between introduction and closing, such as the link, is always the product's. */
export const mailParts = ['subject', 'greeting', 'introduction', 'closing'] as const;
export type MailPart = (typeof mailParts)[number];

/** How long each part may be in a language. */
export const mailPartMaxima: Readonly<Record<MailPart, number>> = {
  subject: 150,
  greeting: 150,
  introduction: 600,
  closing: 1000,
};

export type MailTexts = Readonly<Record<MailName, Readonly<Record<MailPart, LocalizedText>>>>;

const mailInput = z.strictObject({
  subject: localizedLine(mailPartMaxima.subject),
  greeting: localizedLine(mailPartMaxima.greeting),
  introduction: localizedParagraphs(mailPartMaxima.introduction),
  closing: localizedParagraphs(mailPartMaxima.closing),
});

/** What admins may send. An empty text is that of the product, in each language by itself. */
export const mailTextsInput = z.strictObject({ newsletter_confirmation: mailInput, newsletter_welcome: mailInput });

const previewed = (part: MailPart) => z.string().max(mailPartMaxima[part]);

/** The texts of a mail in one language, for its preview. */
export const previewedMailSchema = z.strictObject({
  subject: previewed('subject'),
  greeting: previewed('greeting'),
  introduction: previewed('introduction'),
  closing: previewed('closing'),
});

const stored = z.object({
  subject: localizedText,
  greeting: localizedText,
  introduction: localizedText,
  closing: localizedText,
});
export const mailTextsSchema = z.object({ newsletter_confirmation: stored, newsletter_welcome: stored });

const none = { de: '', en: '' };
const noTexts = { subject: none, greeting: none, introduction: none, closing: none };
export const noMailTexts: MailTexts = { newsletter_confirmation: noTexts, newsletter_welcome: noTexts };
