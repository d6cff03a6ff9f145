import { defineResource } from '../resources/define-resource.ts';
import { referenceTo } from '../resources/resource-fields.ts';
import { pageFields } from './page-settings.ts';

/** The settings of a page as versions and the bin keep them; the content has revisions. */
export const pagesResource = defineResource({
  name: 'pages',
  schema: 'PageRecord',
  access: 'pages',
  fields: {
    ...pageFields,
    og_image: referenceTo('pictures').nullable(),
    hero_image: referenceTo('pictures').nullable(),
    parent_id: referenceTo('pages').nullable().describe('Id of the parent; null at the top of the tree.'),
  },
  required: ['title'],
  sorts: [],
});
