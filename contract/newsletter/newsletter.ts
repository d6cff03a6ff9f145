import { z } from 'zod';
import { localizedText } from '../base/localized.ts';
import { invalidAddress, requiredField } from './newsletter-lists.ts';

export const newsletterListSchema = z
  .object({
    value: z.int().positive().describe('The number under which the mailing provider knows it: `8`.'),
    name: localizedText.describe('What a visitor chooses.'),
  })
  .meta({ id: 'NewsletterList' });

export const signUpSchema = z
  .strictObject({
    EMAIL: z
      .email({ error: ({ input }) => (input ? invalidAddress : requiredField) })
      .max(254, { error: invalidAddress })
      .describe('Where the newsletter goes.'),
    OPT_IN: z.literal(true, { error: requiredField }).describe('The visitor has agreed to get it.'),
    lists: z
      .array(z.int().positive(), { error: requiredField })
      .min(1, { error: requiredField })
      .max(20)
      .describe('Values of the chosen newsletters, `[8, 12]`; see `newsletter_lists` of the site.'),
    website: z.string().max(200).optional().describe('Left empty by people; a machine that fills it is ignored.'),
  })
  .meta({ id: 'NewsletterSignUp' });

/** The same for an address that has the newsletter already: the answer tells nobody who reads it. */
export const signUpAnswerSchema = z
  .object({
    accepted: z.literal(true),
    state: z
      .enum(['confirm', 'passed_on', 'noted'])
      .describe(
        '`confirm`: a mail with a link to confirm is on its way. `passed_on`: the mailing provider has it. `noted`: the provider cannot be reached; it gets it later.',
      ),
  })
  .meta({ id: 'NewsletterAnswer' });
export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;

export const newsletterTokenSchema = z
  .strictObject({ token: z.string().min(1).max(200).describe('From the link in the mail.') })
  .meta({ id: 'NewsletterToken' });
