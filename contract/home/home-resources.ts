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
import { publicationState } from '../resources/publication.ts';

/** Fields that slides and breaking news share. */
const announced = {
  text: localizedParagraphs(500),
  link,
  link_text: localizedLine(80),
  position,
  state: publicationState,
  starts_at: moment.nullable().describe('Start of the display period; null for no start.'),
  ends_at: moment.nullable().describe('End of the display period; null for no end.'),
};

export const slidesResource = defineResource({
  name: 'slides',
  schema: 'Slide',
  tag: 'home',
  access: 'pages',
  fields: {
    title: requiredLocalizedLine(),
    preline: localizedLine(),
    ...announced,
    image_id: referenceTo('pictures').nullable(),
  },
  required: ['title'],
  sorts: ['position', 'title', 'starts_at', 'id'],
  filters: ['state'],
});

export const breakingNewsResource = defineResource({
  name: 'breaking-news',
  schema: 'BreakingNews',
  tag: 'home',
  access: 'pages',
  fields: { title: requiredLocalizedLine(), ...announced },
  required: ['title'],
  sorts: ['position', 'title', 'starts_at', 'id'],
  filters: ['state'],
});
