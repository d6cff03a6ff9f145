import { z } from 'zod';
import { address } from '../../base/address.ts';
import { endpoints } from '../../base/endpoint.ts';
import { localized } from '../../base/localized.ts';
import { byId } from '../../base/parameters.ts';
import { blockSchema } from '../../blocks/block.ts';
import { sharedPartsResource } from '../../pages/shared-part-resources.ts';
import { maxPatternModules } from './patterns-api.ts';
import { sectionSlug } from '../section.ts';
import { component, strictComponent } from '../../base/schema-parts.ts';

export const sharedPartSchema = component('SharedPartEntry', {
  id: z.int(),
  title: localized(z.string()),
  section: sectionSlug.describe('Slug of the section with its modules.'),
  models: z.array(z.string()).describe('Kinds of its modules, in order.'),
  is_public: z.boolean().describe('False until it is published for the first time.'),
});
export type SharedPart = z.infer<typeof sharedPartSchema>;

export const sharedPartUseSchema = component('SharedPartUse', {
  section: sectionSlug.describe('Slug of the section in which it stands.'),
  title: localized(z.string()).describe('Title of the page or record.'),
  urls: localized(address()).nullable().describe('Its addresses; null for one without a page.'),
  is_public: z
    .boolean()
    .describe('True if the published state of that page or record has the part; the page itself may be offline.'),
  published_revision: z
    .int()
    .nullable()
    .describe('What is published of a page, for `version_id`; null for a record, and before the first publication.'),
});
export type SharedPartUse = z.infer<typeof sharedPartUseSchema>;

const call = endpoints({ tag: 'pages', access: 'modules' });
const path = '/{locale}/pageeditor-api/shared-parts/' as const;

/** Shared parts in the page editor. */
export const sharedPartsApi = {
  list: call({
    id: 'listSharedPartsToInsert',
    path,
    summary: 'All shared parts, by German title, with the kinds of their modules.',
    response: z.array(sharedPartSchema),
  }),
  create: call({
    id: 'makeSharedPart',
    method: 'post',
    path,
    summary:
      'Makes a shared part of modules, with both languages, as a draft. They are copied and get new ids. 422 with one issue for each invalid field, `title.de` or `{block id}.{field}`.',
    body: strictComponent('NewSharedPartOfModules', {
      title: sharedPartsResource.fields.title,
      modules: z
        .array(blockSchema)
        .min(1, 'shared_without_modules')
        .max(maxPatternModules)
        .describe('The modules, as they are allowed directly on a page; none of them a shared part.'),
    }),
    response: sharedPartSchema,
    status: 201,
  }),
  uses: call({
    id: 'listSharedPartUses',
    path: `${path}{id}/uses/` as const,
    summary: 'The pages and records whose draft or published state has the shared part.',
    params: byId,
    response: z.array(sharedPartUseSchema),
  }),
};
