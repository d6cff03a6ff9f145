import { z } from 'zod';

/** A word of the house with its translation. */
export const glossaryEntrySchema = z
  .object({
    term: z.string().describe('The German word, written as in texts, e.g. `Spielzeit`.'),
    translation: z.string().describe('The English word, e.g. `season`; empty: the term stays as it is.'),
  })
  .meta({ id: 'GlossaryEntry' });
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;
