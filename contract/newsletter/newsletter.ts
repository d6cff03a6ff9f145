import { z } from 'zod';
import { asciiMailAddress } from '#text/ascii-mail-address.ts';
import { isEmailAddress } from '../base/email-address.ts';
import { localizedText } from '../base/localized.ts';
import { invalidAddress, requiredField } from './newsletter-lists.ts';

export const newsletterListSchema = z
  .object({
    value: z.int().positive().describe('Number of the newsletter at the mailing provider, e.g. `8`.'),
    name: localizedText.describe('Name that visitors see.'),
  })
  .meta({ id: 'NewsletterList' });

const wrongAddress = ({ input }: { input?: unknown }) => (input ? invalidAddress : requiredField);

export const signUpSchema = z
  .strictObject({
    EMAIL: z
      .string({ error: wrongAddress })
      .trim()
      .max(254, { error: invalidAddress })
      .overwrite(asciiMailAddress)
      .refine(isEmailAddress, { error: wrongAddress })
      .meta({ format: 'email' })
      .describe('E-mail address of the subscriber.'),
    OPT_IN: z.literal(true, { error: requiredField }).describe('True if the visitor has consented.'),
    lists: z
      .array(z.int().positive(), { error: requiredField })
      .min(1, { error: requiredField })
      .max(20)
      .describe('Values of the chosen newsletters, e.g. `[8, 12]`; see `newsletter_lists` of the site.'),
    website: z
      .string()
      .max(200)
      .optional()
      .describe('Honeypot: must stay empty; a sign-up with a value is refused, and names this field.'),
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
