import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoints } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { byId, largestId } from '../base/parameters.ts';
import { blockId } from '../blocks/block.ts';
import { sectionSlug } from './section.ts';
import { left, undoneFields } from '../resources/change-sets.ts';
import { moment } from '../resources/resource-fields.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

/** Most characters of a term and of its replacement, texts of one act, and places that are shown of a text. */
export const replacingLimits = { term: 200, replacement: 500, texts: 300, places: 200 } as const;

const wanted = {
  term: z
    .string()
    .max(replacingLimits.term)
    .refine((term) => term.trim() !== '', 'field_empty'),
  replacement: z
    .string()
    .max(replacingLimits.replacement)
    .regex(/^[^\n\r]*$/, 'invalid_value'),
  match_case: z.boolean(),
  whole_words: z.boolean(),
};

const targetSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('module'),
      slug: sectionSlug,
      block: blockId,
      field: z.string().min(1).max(60),
      locale: localeSchema,
    }),
    z.strictObject({
      kind: z.literal('record'),
      resource: z.string().max(60).describe('Name of the resource: `productions`.'),
      id: z.int().positive().max(largestId),
      path: z.string().max(120).describe('Place of the text in the record: `title.de`, `questions.2.answer.en`.'),
    }),
  ])
  .meta({ id: 'ReplacedText' });
export type ReplaceTarget = z.infer<typeof targetSchema>;

const ownerSchema = z.object({
  kind: z.string().describe('Kind of the page or record: `page`, `production`; `section` for modules without one.'),
  id: z.int().nullable(),
  title: z.string().describe('In the language of the path, else in the other one.'),
  url: address().nullable().describe('Its address for visitors, or null.'),
});

const foundTextSchema = component('FoundText', {
  target: targetSchema,
  seen: z.string().describe('Names the present value; to be sent back.'),
  owner: ownerSchema,
  label: z.string().describe('Module and field, in the language of the path.'),
  locale: localeSchema.describe('Language of the text.'),
  places: z
    .array(
      z.object({
        index: z.int(),
        before: z.string(),
        found: z.string(),
        after: z.string(),
        possible: z.boolean().describe('False: a link would lose all of its words.'),
      }),
    )
    .describe(`The first ${replacingLimits.places} places.`),
  refused: z.string().nullable().describe('Why the user cannot change this text; null if it can be changed.'),
  is_live: z.boolean().describe('Visitors see the change at once; modules become a draft.'),
});
export type FoundText = z.infer<typeof foundTextSchema>;

const cursorSchema = z
  .strictObject({
    source: z.int().min(0).max(100),
    after: z.int().min(0).max(largestId),
  })
  .describe('Where the search goes on.');
export type ReplaceCursor = z.infer<typeof cursorSchema>;

const lastSchema = z.object({
  id: z.int(),
  at: moment,
  user_name: z.string(),
  term: z.string(),
  replacement: z.string(),
  texts: z.int(),
});

const path = '/{locale}/api/replacing/';
const call = endpoints({ tag: 'replacing', access: 'office' });

/** Finding and replacing words in all texts of the house, with a preview and one undo. */
export const replacingApi = {
  preview: call({
    id: 'previewReplacing',
    method: 'post',
    path: `${path}preview/`,
    summary:
      'Texts of modules (drafts) and records that contain a term, with every place. Stores nothing. One answer searches a part of the house; `next` says where the next one goes on, null at the end.',
    body: strictComponent('ReplacingPreview', {
      ...wanted,
      languages: z.array(localeSchema).min(1).max(2),
      from: cursorSchema.nullable().describe('`next` of the answer before; null: from the beginning.'),
    }),
    response: z.object({
      texts: z.array(foundTextSchema),
      next: cursorSchema.nullable(),
    }),
  }),
  replace: call({
    id: 'replaceTexts',
    method: 'post',
    path,
    summary: `Replaces places in up to ${replacingLimits.texts} texts. Modules get a new draft, records a new version; nothing is published. A text that has changed since the preview, or that the user may not change, is left and named.`,
    body: strictComponent('ReplacingTexts', {
      ...wanted,
      texts: z
        .array(
          z.strictObject({
            target: targetSchema,
            seen: z.string().max(64),
            places: z.array(z.int().min(0).max(100_000)).min(1).max(replacingLimits.places),
          }),
        )
        .min(1)
        .max(replacingLimits.texts)
        .refine(
          (texts) => new Set(texts.map(({ target }) => JSON.stringify(target))).size === texts.length,
          'duplicate_entry',
        )
        .describe('Each text once, with all of its places.'),
    }),
    response: z.object({
      id: z.int().nullable().describe('Of this act, to take it back; null if nothing was changed.'),
      texts: z.int(),
      places: z.int(),
      left,
    }),
  }),
  last: call({
    id: 'getLastReplacing',
    path: `${path}last/`,
    summary: 'The last replacement of the last 30 days that was not taken back.',
    response: z.object({ last: lastSchema.nullable() }),
  }),
  undo: call({
    id: 'takeReplacingBack',
    method: 'post',
    path: `${path}{id}/take-back/`,
    summary:
      'Gives the texts of a replacement their former values, with the same rights. Texts that were changed since are left and named. 404 if it was taken back before.',
    params: byId,
    body: z.strictObject({}),
    response: z.object(undoneFields),
  }),
};
