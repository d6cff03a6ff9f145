import { z } from 'zod';
import { defineResource } from '../resources/define-resource.ts';

/** Redirects from old addresses. For admins only. */
export const redirectsResource = defineResource({
  name: 'redirects',
  schema: 'Redirect',
  path: 'redirects',
  tag: 'redirects',
  editorsOnly: true,
  access: 'settings',
  reading: 'settings',
  fields: {
    old_path: z
      .string()
      .trim()
      .max(1000)
      .regex(/^\/(?:de|en)(?:\/[^\s?#]*)?$/, 'old_path_format')
      .describe('Path with its locale, e.g. `/de/alte-seite`.'),
    new_path: z
      .string()
      .trim()
      .max(1000)
      .regex(/^(?:\/(?!\/)\S*|https:\/\/\S+)$/, 'new_path_format')
      .describe('Path or https address.'),
  },
  required: ['old_path', 'new_path'],
  sorts: ['old_path', 'new_path', 'id'],
});
