import { z } from 'zod';
import { localeSchema } from '../base/locale.ts';

/** A request for the modules of a page, as everybody sees it who edits them. */
export const reviewSchema = z.object({
  id: z.int(),
  language: localeSchema.nullable().describe('Texts of one language only; null for both.'),
  status: z.enum(['open', 'declined']).describe('`declined`: given back, and not asked for again since.'),
  requested_by: z.string(),
  requested_at: z.iso.datetime({ offset: true }),
  comment: z.string(),
  reviewer: z.string().nullable().describe('Who shall decide; null for nobody in particular.'),
  mine: z.boolean().describe('True if the user who receives this has asked.'),
  for_me: z.boolean().describe('True if it names the user who receives this.'),
  answer: z.string().describe('Reason for giving it back; may be empty.'),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Review = z.infer<typeof reviewSchema>;
