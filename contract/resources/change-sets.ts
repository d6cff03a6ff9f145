import { z } from 'zod';
import { component } from '../base/schema-parts.ts';

const leftSchema = component('LeftEntry', {
  id: z.int().nullable().describe('Of the record; null for a text of a module.'),
  title: z.string().describe('Of the page or record, in the language of the path; may be empty.'),
  label: z.string().describe('The text within it; empty: the record as a whole.'),
  message: z.string().describe('In the language of the path.'),
});

/** What an act on many entries leaves as it is, and why. */
export const left = z.array(leftSchema);
export type LeftEntry = z.infer<typeof leftSchema>;

/** What undoing such an act has done. */
export const undoneFields = { restored: z.int().describe('Number of entries with their former values.'), left };
