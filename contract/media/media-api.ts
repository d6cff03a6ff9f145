import { z } from 'zod';
import { byId, idList } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { mediaChangeSchema, mediaSchema, mediaTag, mediaUseSchema } from './media.ts';

/** Gaps of an entry: an alt text (unless it is decorative), the English of alt text or caption, a copyright line. */
export const mediaGaps = ['alt', 'translation', 'copyright'] as const;
export type MediaGap = (typeof mediaGaps)[number];

const sorts = ['created_at', 'file_name', 'size', 'id'] as const;

/** Filters and sort order of the library. */
const narrowing = {
  query: z.string().max(200).optional().describe('Words in file name, alternative text, caption or copyright.'),
  kind: z.enum(['image', 'file']).optional(),
  use: z
    .string()
    .regex(/^(?:video|audio|captions)(?:,(?:video|audio|captions))*$/)
    .optional()
    .describe('Only files that a page can play as `video`, `audio` or `captions`; comma-separated.'),
  tag: mediaTag.optional().describe('Only entries with this tag.'),
  unused: z
    .literal('true')
    .optional()
    .describe('Only entries that no page, draft, record or setting uses; these can be deleted.'),
  duplicates: z
    .literal('true')
    .optional()
    .describe('Only entries whose file another entry has as well; those with the same file follow each other.'),
  missing: z.enum(mediaGaps).optional().describe('Only entries without this value.'),
  sort: z
    .enum(sorts.flatMap((name) => [name, `-${name}`] as const))
    .optional()
    .describe('Sort field, with `-` descending; default `-created_at`.'),
  ids: idList.optional().describe('Only these entries; comma-separated ids.'),
};

export const uploadQuery = z.object({
  duplicates: z
    .literal('refuse')
    .optional()
    .describe('Answers 409 with `details.existing` if entries of the library have this file already.'),
});

/** Details of that answer. */
export const existingSchema = z.object({ existing: z.array(mediaSchema) });

/** Details of the answer to a change of an entry that has changed meanwhile. */
export const currentMediaSchema = z.object({ current: mediaSchema });

const call = endpoints({ tag: 'media', access: 'media' });

export const mediaApi = {
  list: call({
    id: 'listMedia',
    path: '/{locale}/api/media/',
    summary: 'Entries of the library, newest first.',
    query: pagingQuery.extend(narrowing),
    response: listOf(mediaSchema),
  }),
  exportCsv: call({
    id: 'exportMedia',
    path: '/{locale}/api/media/csv/',
    summary: 'The filtered list as a CSV file: one line per entry, one column per language of a text.',
    query: z.object(narrowing),
    response: z.string(),
  }),
  tags: call({
    id: 'listMediaTags',
    path: '/{locale}/api/media/tags/',
    summary: 'Every tag of the library with the number of its entries, in alphabetical order.',
    response: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
  show: call({
    id: 'getMedia',
    path: '/{locale}/api/media/{id}/',
    summary: 'One entry.',
    params: byId,
    response: mediaSchema,
  }),
  uses: call({
    id: 'listMediaUses',
    path: '/{locale}/api/media/{id}/uses/',
    summary: 'Uses of an entry, drafts included.',
    params: byId,
    response: z.array(mediaUseSchema),
  }),
  change: call({
    id: 'changeMedia',
    method: 'post',
    path: '/{locale}/api/media/{id}/',
    summary: 'Changes texts and focal point. 409 with `details.current` if the entry has changed since `version`.',
    params: byId,
    body: mediaChangeSchema.extend({ version: z.string().max(64).optional().describe('Version as last read.') }),
    response: mediaSchema,
  }),
  remove: call({
    id: 'removeMedia',
    method: 'delete',
    path: '/{locale}/api/media/{id}/',
    summary:
      'Moves an entry into the bin, where its file stays for 30 days; 409 with `details.used_in` if it is in use.',
    params: byId,
  }),
};
