import { z } from 'zod';
import { defineResource } from './resources-calls.ts';

/** Old addresses and where they lead now. For admins only. */
export const redirectsResource = defineResource({
  name: 'redirects',
  schema: 'Redirect',
  path: 'redirects',
  tag: 'redirects',
  editorsOnly: true,
  role: 'admin',
  fields: {
    old_path: z
      .string()
      .trim()
      .max(1000)
      .regex(/^\/(?:de|en)(?:\/[^\s?#]*)?$/, 'An old path begins with /de or /en and has no query')
      .describe('Path with its locale, `/de/alte-seite`.'),
    new_path: z
      .string()
      .trim()
      .max(1000)
      .regex(/^(?:\/(?!\/)\S*|https:\/\/\S+)$/, 'A new path begins with a slash, or is an https address')
      .describe('Path or https address.'),
  },
  required: ['old_path', 'new_path'],
  sorts: ['old_path', 'new_path', 'id'],
});
