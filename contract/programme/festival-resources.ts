import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import { publication } from '../resources/publication.ts';
import {
  day,
  localizedRichText,
  localizedSlug,
  referenceTo,
  requiredLocalizedLine,
} from '../resources/resource-fields.ts';

/** A festival or a series to which events belong. */
export const festivalsResource = defineResource({
  name: 'festivals',
  schema: 'Festival',
  access: 'programme',
  fields: {
    slug: localizedSlug,
    title: requiredLocalizedLine(),
    kind: z.enum(['festival', 'series']),
    description: localizedRichText(),
    starts_on: day.nullable().describe('First day, `YYYY-MM-DD`, Europe/Berlin; null for a series without an end.'),
    ends_on: day.nullable().describe('Last day, included.'),
    image_id: referenceTo('pictures').nullable(),
    ...publication,
  },
  required: ['title', 'kind'],
  sorts: ['title', 'starts_on', 'id'],
  filters: ['kind', 'state'],
});
