import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { component } from '../base/schema-parts.ts';

/** Most texts of one call, and most characters of all of them. */
export const translationLimits = { texts: 50, characters: 60_000 } as const;

const textSchema = z.strictObject({
  text: z.string().min(1).max(translationLimits.characters).describe('As stored: plain text, or HTML of a rich text.'),
  rich: z.boolean().describe('True: HTML of a rich text, which keeps its marks, links and structure.'),
});

const translatedSchema = component('MachineTranslation', {
  text: z.string().nullable().describe('The translation; null if what the service returned cannot be used.'),
  problem: z.string().nullable().describe('What is wrong with it, in the language of the path.'),
});
export type MachineTranslation = z.infer<typeof translatedSchema>;

/** Drafts of translations by the service of the setting TRANSLATION_URL. */
export const translationApi = {
  translate: endpoint({
    id: 'translateTexts',
    method: 'post',
    path: '/{locale}/pageeditor-api/translation',
    tag: 'sections',
    // Every role edits texts in both languages: modules, records, or descriptions of media.
    access: 'office',
    summary:
      'Translates texts by machine and returns drafts in the same order. Names of the house and words of its glossary get their own translation. Nothing is stored. 404 without a service; 503 with the reason if it does not translate.',
    body: z.strictObject({
      target: localeSchema.describe('Language to translate into; the texts are in the other one.'),
      texts: z
        .array(textSchema)
        .min(1)
        .max(translationLimits.texts)
        .refine(
          (texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= translationLimits.characters,
          'translation_too_long',
        ),
    }),
    response: z.object({ texts: z.array(translatedSchema) }),
  }),
};

/** Texts in as few calls as the limits of one call allow, in their order. */
export function translationBatches<T extends { text: string }>(texts: readonly T[]): T[][] {
  const batches: T[][] = [];
  let characters = 0;
  for (const one of texts) {
    const last = batches.at(-1);
    characters += one.text.length;
    if (last && last.length < translationLimits.texts && characters <= translationLimits.characters) last.push(one);
    else {
      batches.push([one]);
      characters = one.text.length;
    }
  }
  return batches;
}
