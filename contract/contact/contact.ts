import { z } from 'zod';
import { emailAddressSchema } from '../base/email-address.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

export const openingHoursSchema = component('OpeningHours', {
  weekdays: z.array(z.int().min(1).max(7)).min(1).describe('ISO weekday: Monday is 1, Sunday 7.'),
  from: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .describe('Local time in Europe/Berlin, e.g. `10:00`.'),
  to: z.string().regex(/^\d\d:\d\d$/),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** A department that visitors may write to or call. */
export const departmentSchema = component('Department', {
  id: z.int(),
  slug: z.string().describe('Name in the form.'),
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  email: z.string(),
  opening_hours: z.array(openingHoursSchema),
  people: z.array(z.object({ id: z.int(), name: z.string(), role: z.string(), phone: z.string(), email: z.string() })),
  lang: z.string().optional(),
});
export type Department = z.infer<typeof departmentSchema>;

/** One line of text: no line breaks, no control characters. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]*$/u;
/** Text with line breaks and tabs, without characters that databases or mails cannot contain. */
const manyLines = /^(?:[^\p{Cc}\p{Surrogate}]|[\t\r\n])*$/u;

export const contactMessageSchema = strictComponent('ContactMessage', {
  name: z.string().trim().min(1).max(120).regex(oneLine, 'one_line_only').describe('One line.'),
  email: emailAddressSchema.describe('Address for the reply.'),
  department: z.string().max(80).describe('Slug of a department.'),
  subject: z.string().trim().max(200).regex(oneLine, 'one_line_only').default('').describe('One line.'),
  message: z.string().trim().min(1).max(5000).regex(manyLines, 'plain_text_only'),
  website: z
    .string()
    .max(200)
    .optional()
    .describe('Honeypot: must stay empty; a message with a value is sent as perhaps spam.'),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
