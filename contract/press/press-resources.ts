import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import { publicationState } from '../resources/publication.ts';
import {
  localizedLine,
  localizedParagraphs,
  localizedSlug,
  moment,
  referenceTo,
  requiredLocalizedLine,
} from '../resources/resource-fields.ts';

export const directoriesResource = defineResource({
  name: 'download-directories',
  schema: 'DownloadDirectory',
  access: 'press',
  fields: {
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    description: localizedParagraphs(),
    terms: localizedParagraphs(),
    production_id: referenceTo('productions').nullable(),
    published_at: moment.describe('Time of publication: visitors see a public directory from then on.'),
    state: publicationState,
    files: z
      .array(z.strictObject({ media_id: referenceTo('media'), title: localizedLine(300) }))
      .max(300)
      .describe('In order; without a title, the caption of the medium is used.'),
  },
  required: ['title', 'published_at'],
  sorts: ['published_at', 'title', 'updated_at', 'id'],
  filters: ['state', 'production_id'],
  ranges: ['published_at'],
});
