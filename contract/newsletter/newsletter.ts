import { z } from 'zod';
import { localizedText } from '../base/localized.ts';
import { invalidAddress, requiredField } from './newsletter-lists.ts';

export const newsletterListSchema = z
  .object({
    value: z.int().positive().describe('Number of the newsletter at the mailing provider, e.g. `8`.'),
    name: localizedText.describe('Name that visitors see.'),
  })
  .meta({ id: 'NewsletterList' });

export const signUpSchema = z
  .strictObject({
    EMAIL: z
      .email({ error: ({ input }) => (input ? invalidAddress : requiredField) })
      .max(254, { error: invalidAddress })
      .describe('E-mail address of the subscriber.'),
    OPT_IN: z.literal(true, { error: requiredField }).describe('True if the visitor has consented.'),
    lists: z
      .array(z.int().positive(), { error: requiredField })
      .min(1, { error: requiredField })
      .max(20)
      .describe('Values of the chosen newsletters, e.g. `[8, 12]`; see `newsletter_lists` of the site.'),
    website: z.string().max(200).optional().describe('Honeypot: must stay empty; a message with a value is discarded.'),
  })
  .meta({ id: 'NewsletterSignUp' });

/** The same for an address that is already subscribed, so that the response does not reveal subscribers. */
export const signUpAnswerSchema = z
  .object({
    accepted: z.literal(true),
    state: z
      .enum(['confirm', 'passed_on', 'noted'])
      .describe(
        '`confirm`: a mail with a confirmation link is sent. `passed_on`: the mailing provider has accepted it. `noted`: the provider is unreachable; the sign-up is sent later.',
      ),
  })
  .meta({ id: 'NewsletterAnswer' });
export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;

export const newsletterTokenSchema = z
  .strictObject({ token: z.string().min(1).max(200).describe('Token from the link in the mail.') })
  .meta({ id: 'NewsletterToken' });
