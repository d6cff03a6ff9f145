import { z } from 'zod';
import { asciiMailAddress } from '#text/ascii-mail-address.ts';
import { isEmailAddress } from '../base/email-address.ts';
import { localizedText } from '../base/localized.ts';
import { invalidAddress, requiredField } from './newsletter-lists.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

export const newsletterListSchema = component('NewsletterList', {
  value: z.int().positive().describe('Number of the newsletter at the mailing provider, e.g. `8`.'),
  name: localizedText.describe('Name that visitors see.'),
});

const wrongAddress = ({ input }: { input?: unknown }) => (input ? invalidAddress : requiredField);

export const signUpSchema = strictComponent('NewsletterSignUp', {
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
});

/** The same for an address that is already subscribed, so that the response does not reveal subscribers. */
export const signUpAnswerSchema = component('NewsletterAnswer', {
  accepted: z.literal(true),
  state: z
    .enum(['confirm', 'passed_on', 'noted'])
    .describe(
      '`confirm`: a mail with a confirmation link is sent. `passed_on`: the mailing provider has accepted it. `noted`: the provider is unreachable; the sign-up is sent later.',
    ),
});
export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;

export const newsletterTokenSchema = strictComponent('NewsletterToken', {
  token: z.string().min(1).max(200).describe('Token from the link in the mail.'),
});
