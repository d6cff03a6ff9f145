import { z } from 'zod';
import { blockSchema } from '../blocks/block.ts';
import { resolvedSchema } from '../blocks/flat-block.ts';
import { localeSchema } from '../base/locale.ts';
import { localized } from '../base/localized.ts';

export const sectionSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/, 'section_slug_characters')
  .max(120);

/** A section as the editor works on it. */
export const sectionDraftSchema = z
  .object({
    slug: sectionSlug,
    content_type: z.string().nullable(),
    object_id: z.int().nullable(),
    revision: z.int().describe('Number of the newest revision, the draft.'),
    published_revision: z.int().nullable().describe('Number of the revision that visitors see.'),
    body: blockSchema.describe('Root of the tree: a container with one column.'),
    resolved: localized(resolvedSchema).describe('What the tree’s references lead to.'),
    left_out: z
      .array(z.string())
      .optional()
      .describe('Models of stored modules that the house does not know any more: kept, and not in the tree.'),
  })
  .meta({ id: 'SectionDraft' });
export type SectionDraft = z.infer<typeof sectionDraftSchema>;

/** Answer to a batch of operations. */
export const batchResultSchema = z
  .object({
    revision: z.int().describe('Number of the revision that the batch made.'),
    body: blockSchema.optional().describe('The whole tree, sent when somebody else’s steps were merged.'),
    resolved: localized(resolvedSchema).optional().describe('New references only.'),
  })
  .meta({ id: 'BatchResult' });
export type BatchResult = z.infer<typeof batchResultSchema>;

export const publishSchema = z
  .strictObject({
    revision: z.int().describe('The revision that the sender has seen; it becomes public.'),
    language: localeSchema
      .optional()
      .describe(
        'Only the texts of this language become public; with German go what stands where, pictures and the like. 422 while nothing is public yet.',
      ),
  })
  .meta({ id: 'Publish' });

export const publishResultSchema = z
  .object({
    revision: z.int().describe('Number of the newest revision.'),
    published_revision: z.int().describe('Number of the revision that visitors see.'),
  })
  .meta({ id: 'PublishResult' });

export const restoreSchema = z
  .strictObject({
    revision: z.int().describe('Which revision to bring back, as a new one.'),
    block: z.string().optional().describe('Only this block; without it the whole section.'),
  })
  .meta({ id: 'Restore' });

export const revisionSchema = z
  .object({
    number: z.int(),
    author: z.string().nullable(),
    created_at: z.iso.datetime({ offset: true }),
    labels: z.array(z.string()).describe('Names of the steps that made it.'),
    published: z.boolean().describe('True for what visitors see now.'),
    published_at: z.iso.datetime({ offset: true }).nullable().describe('When it last became what visitors see.'),
    name: z.string().nullable().describe('What somebody called it, to find it again.'),
  })
  .meta({ id: 'Revision' });
export type Revision = z.infer<typeof revisionSchema>;

/** A section as it was at a revision. */
export const sectionAtRevisionSchema = revisionSchema
  .extend({
    body: blockSchema,
    resolved: localized(resolvedSchema).describe('What its references lead to now.'),
  })
  .meta({ id: 'SectionAtRevision' });
export type SectionAtRevision = z.infer<typeof sectionAtRevisionSchema>;

export const revisionNameSchema = z
  .strictObject({ name: z.string().trim().max(80).nullable().describe('Null or empty: it loses its name.') })
  .meta({ id: 'RevisionName' });
