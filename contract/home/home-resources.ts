import { z } from 'zod';
import {
  link,
  localizedLine,
  localizedParagraphs,
  moment,
  position,
  referenceTo,
  requiredLocalizedLine,
} from '../resources/resource-fields.ts';
import { defineResource } from '../resources/define-resource.ts';

/** What slides and breaking news have in common. */
const announced = {
  text: localizedParagraphs(500),
  link,
  link_text: localizedLine(80),
  position,
  is_online: z.boolean(),
  starts_at: moment.nullable().describe('Start of the display period; null for no start.'),
  ends_at: moment.nullable().describe('End of the display period; null for no end.'),
};

export const slidesResource = defineResource({
  name: 'slides',
  schema: 'Slide',
  path: 'slides',
  tag: 'home',
  fields: {
    title: requiredLocalizedLine(),
    preline: localizedLine(),
    ...announced,
    image_id: referenceTo('pictures').nullable(),
  },
  required: ['title'],
  sorts: ['position', 'title', 'starts_at', 'id'],
  filters: ['is_online'],
});

export const breakingNewsResource = defineResource({
  name: 'breaking-news',
  schema: 'BreakingNews',
  path: 'breaking-news',
  tag: 'home',
  fields: { title: requiredLocalizedLine(), ...announced },
  required: ['title'],
  sorts: ['position', 'title', 'starts_at', 'id'],
  filters: ['is_online'],
});
