import { z } from 'zod';
import { endpoints } from '../../base/endpoint.ts';
import { localized } from '../../base/localized.ts';
import { blockSchema } from '../../blocks/block.ts';
import { patternsResource } from '../../pages/pattern-resources.ts';
import { sectionSlug } from '../section.ts';
import { component, strictComponent } from '../../base/schema-parts.ts';

/** Maximum number of modules directly in a pattern. */
export const maxPatternModules = 200;

export const patternEntrySchema = component('PatternEntry', {
  id: z.int(),
  title: localized(z.string()),
  description: localized(z.string()),
  is_template: z.boolean().describe('True: offered when a page is created.'),
  section: sectionSlug.describe('Slug of the section with its modules.'),
  models: z.array(z.string()).min(1).describe('Kinds of its modules, in order.'),
});
export type PatternEntry = z.infer<typeof patternEntrySchema>;

const { title, description, is_template: isTemplate } = patternsResource.fields;
const call = endpoints({ tag: 'pages', access: 'modules' });
const path = '/{locale}/pageeditor-api/patterns/' as const;

/** Patterns in the page editor: what may be inserted, and saving modules as a new one. */
export const patternsApi = {
  list: call({
    id: 'listPatternsToInsert',
    path,
    summary: 'All patterns that have modules, by title, with the kinds of their modules.',
    response: z.array(patternEntrySchema),
  }),
  save: call({
    id: 'saveAsPattern',
    method: 'post',
    path,
    summary:
      'Saves modules as a new pattern, with both languages. They are copied and get new ids. 422 with one issue for each invalid field, `title.de` or `{block id}.{field}`.',
    body: strictComponent('NewPatternOfModules', {
      title,
      description: description.optional(),
      is_template: isTemplate.optional(),
      modules: z
        .array(blockSchema)
        .min(1, 'pattern_without_modules')
        .max(maxPatternModules)
        .describe('The modules, as they are allowed directly on a page.'),
    }),
    response: patternEntrySchema,
    status: 201,
  }),
};
