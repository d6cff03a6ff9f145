import { z } from 'zod';
import { endpoints } from '../base/endpoint.ts';
import { largestId } from '../base/parameters.ts';
import { mediaChangeSchema, mediaSchema, mediaTags } from './media.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

/** Most entries that are changed together: a page of the library. */
export const maxBulkMedia = 100;

/** What a change does with a text that an entry has already. */
export const bulkTextModes = ['keep', 'replace'] as const;

const { alt, caption, copyright } = mediaChangeSchema.shape;

export const bulkMediaChange = z
  .strictObject({
    alt: alt.describe('Only for pictures that are not decorative.'),
    caption,
    copyright,
    add_tags: mediaTags.optional(),
    remove_tags: mediaTags.optional(),
    texts: z
      .enum(bulkTextModes)
      .default('keep')
      .describe('`keep`: a text is only set where there is none in that language; `replace`: it replaces the present.'),
  })
  .refine(
    (wanted) => Object.entries(wanted).some(([name, value]) => name !== 'texts' && value !== undefined),
    'no_change_chosen',
  )
  .meta({ id: 'BulkMediaChange' });
export type BulkMediaChange = z.output<typeof bulkMediaChange>;

const id = z.int().positive().max(largestId);
const versioned = z.strictObject({ id, version: z.string().max(64) });

const plannedSchema = component('PlannedMediaChange', {
  media: mediaSchema.describe('As it is now; its `version` is to be sent with the change.'),
  changes: z
    .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
    .describe('Fields that would change, with their values; empty if none would.'),
});
export type PlannedMedia = z.infer<typeof plannedSchema>;

const call = endpoints({ tag: 'media', access: 'media' });
const shared = { method: 'post' } as const;

/** Texts and tags of many entries at once, with a preview. */
export const bulkMediaApi = {
  preview: call({
    ...shared,
    id: 'previewBulkMediaChange',
    path: '/{locale}/api/media/bulk/preview/',
    summary: `What a change would do to each of up to ${maxBulkMedia} entries. Stores nothing. Entries that do not exist are left out.`,
    body: strictComponent('BulkMediaPreview', { ids: z.array(id).min(1).max(maxBulkMedia), change: bulkMediaChange }),
    response: z.object({ media: z.array(plannedSchema) }),
  }),
  change: call({
    ...shared,
    id: 'changeManyMedia',
    path: '/{locale}/api/media/bulk/',
    summary:
      'Changes entries, all or none. 409 with `details.media` if one of them has changed since the preview or is gone.',
    body: strictComponent('BulkMediaChanges', {
      media: z.array(versioned).min(1).max(maxBulkMedia),
      change: bulkMediaChange,
    }),
    response: z.object({ changed: z.int() }),
  }),
};
