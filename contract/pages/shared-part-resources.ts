import { defineResource } from '../resources/define-resource.ts';
import { requiredLocalizedLine } from '../resources/resource-fields.ts';

/** Modules that stand on many pages and are edited once; they are the section `shared-7`. */
export const sharedPartsResource = defineResource({
  name: 'shared-parts',
  schema: 'SharedPart',
  tag: 'pages',
  access: 'modules',
  fields: { title: requiredLocalizedLine(120) },
  required: ['title'],
  sorts: ['title', 'id'],
  filters: [],
  editorsOnly: true,
});
