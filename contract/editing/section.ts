import { z } from 'zod';
import { blockSchema } from '../blocks/block.ts';
import { resolvedSchema } from '../blocks/flat-block.ts';
import { localeSchema } from '../base/locale.ts';
import { localized } from '../base/localized.ts';
import { component, moment, strictComponent } from '../base/schema-parts.ts';

export const sectionSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/, 'section_slug_characters')
  .max(120);

/** A section with its draft, for the editor. */
export const sectionDraftSchema = component('SectionDraft', {
  slug: sectionSlug,
  content_type: z.string().nullable(),
  object_id: z.int().nullable(),
  revision: z.int().describe('Number of the newest revision, the draft.'),
  published_revision: z.int().nullable().describe('Number of the revision that visitors see.'),
  body: blockSchema.describe('Root of the tree: a container with one column.'),
  resolved: localized(resolvedSchema).describe('Current targets of the references in the tree.'),
  owner_hidden: z
    .literal(true)
    .optional()
    .describe('Present while visitors do not see the record that it belongs to; pages tell it by `is_online`.'),
  left_out: z
    .array(z.string())
    .optional()
    .describe('Models of stored modules of unknown kinds; they stay stored but are not in the tree.'),
});
export type SectionDraft = z.infer<typeof sectionDraftSchema>;

/** Answer to a batch of operations. */
export const batchResultSchema = component('BatchResult', {
  revision: z.int().describe('Number of the revision that the batch created.'),
  body: blockSchema.optional().describe('The whole tree; only if it differs from what the sender computed.'),
  resolved: localized(resolvedSchema).optional().describe('Targets of new references only.'),
  left_out: z
    .array(z.string())
    .optional()
    .describe(
      'Fields that were stored without a picture, an event or a link, because it does not exist: `{block id}.{field}`, with `.{locale}` for a translated field.',
    ),
});
export type BatchResult = z.infer<typeof batchResultSchema>;

export const publishSchema = strictComponent('Publish', {
  revision: z.int().describe('The revision to publish, as the sender has read it.'),
  language: localeSchema
    .optional()
    .describe(
      'Publishes the texts of this language only; German includes structure, pictures and layout. 422 if the section was never published.',
    ),
});

export const publishResultSchema = component('PublishResult', {
  revision: z.int().describe('Number of the newest revision.'),
  published_revision: z.int().describe('Number of the revision that visitors see.'),
});

export const restoreSchema = strictComponent('Restore', {
  revision: z.int().describe('Number of the revision to restore.'),
  block: z.string().optional().describe('Restores only this block; if absent, the whole section.'),
});

export const revisionSchema = component('Revision', {
  number: z.int(),
  author: z.string().nullable(),
  created_at: moment,
  labels: z.array(z.string()).describe('Labels of the operations that created it.'),
  published: z.boolean().describe('True for the published revision.'),
  published_at: moment.nullable().describe('Time of its last publication.'),
  name: z.string().nullable().describe('Name given by an editor.'),
});
export type Revision = z.infer<typeof revisionSchema>;

/** A section at one of its revisions. */
export const sectionAtRevisionSchema = revisionSchema
  .extend({
    body: blockSchema,
    resolved: localized(resolvedSchema).describe('Current targets of its references.'),
  })
  .meta({ id: 'SectionAtRevision' });
export type SectionAtRevision = z.infer<typeof sectionAtRevisionSchema>;

export const revisionNameSchema = strictComponent('RevisionName', {
  name: z.string().trim().max(80).nullable().describe('Null or empty removes the name.'),
});
