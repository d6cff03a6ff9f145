import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';
import { publication } from '../resources/publication.ts';
import {
  line,
  localizedLine,
  localizedRichText,
  localizedSlug,
  position,
  referenceTo,
  requiredLine,
  requiredLocalizedLine,
  slug,
  webAddress,
} from '../resources/resource-fields.ts';

export const personsResource = defineResource({
  name: 'persons',
  schema: 'Person',
  access: 'people',
  fields: {
    slug: localizedSlug,
    name: requiredLine(200).describe('Name as printed, e.g. `KS Marlene Voss`.'),
    sort_name: line(200).describe('Name for sorting; derived from the name if empty.'),
    is_group: z.boolean(),
    profession: localizedLine(),
    biography: localizedRichText(),
    website: webAddress,
    image_id: referenceTo('pictures').nullable(),
    is_online: z.boolean().describe('False: no page of their own, only a name on cast lists.'),
    ...publication,
    categories: z
      .array(
        z.strictObject({
          category_id: referenceTo('person-categories'),
          position: position.describe('Position within the category; equal positions are sorted by name.'),
        }),
      )
      .max(50)
      .refine((all) => new Set(all.map((one) => one.category_id)).size === all.length, 'duplicate_entry'),
  },
  required: ['name'],
  sorts: ['sort_name', 'name', 'updated_at', 'id'],
  filters: ['is_online', 'is_group', 'state'],
});

export const personCategoriesResource = defineResource({
  name: 'person-categories',
  schema: 'PersonCategory',
  access: 'people',
  fields: { slug, name: requiredLocalizedLine(120), position },
  required: ['name'],
  sorts: ['position', 'name', 'slug', 'id'],
  ordered: true,
});
