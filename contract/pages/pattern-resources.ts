import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import { localizedLine, requiredLocalizedLine } from '../resources/resource-fields.ts';

/** Modules that were saved to be inserted again; they are the section `pattern-7`. */
export const patternsResource = defineResource({
  name: 'patterns',
  schema: 'Pattern',
  tag: 'pages',
  access: 'modules',
  fields: {
    title: requiredLocalizedLine(120),
    description: localizedLine(300),
    is_template: z.boolean().describe('True: offered when a page is created, which then begins with its modules.'),
  },
  required: ['title'],
  sorts: ['title', 'id'],
  filters: ['is_template'],
  editorsOnly: true,
});
