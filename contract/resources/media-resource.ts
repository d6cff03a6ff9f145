import { z } from 'zod';
import { focalPoint, mediaTags } from '../media/media.ts';
import { defineResource } from './define-resource.ts';
import { line, localizedLine, localizedParagraphs } from './resource-fields.ts';

/** An entry of the media library as versions and the bin keep it. */
export const mediaResource = defineResource({
  name: 'media',
  schema: 'MediaRecord',
  access: 'media',
  fields: {
    file: line(400).describe('Name, dimensions and size of the file; a replaced file cannot be restored.'),
    alt: localizedParagraphs(500),
    decorative: z.boolean(),
    caption: localizedParagraphs(1000),
    copyright: localizedLine(300),
    focal: focalPoint,
    tags: mediaTags,
  },
  required: [],
  sorts: [],
});
