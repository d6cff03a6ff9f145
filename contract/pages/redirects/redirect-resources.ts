import { z } from 'zod';
import { lowerScheme } from '#text/lower-scheme.ts';
import { defineResource } from '../../resources/define-resource.ts';

/** A path with or without a query, or one that ends with an asterisk; a host before it is left out when it is saved. */
export const oldAddressFormat = /^(?:https?:\/\/[^\s/?#*]+)?\/(?!\/)(?:[^\s?#*]*(?:\?[^\s#*]+)?|[^\s?#*]*(?<=\/)\*)$/i;

/** A path or https address, perhaps with an asterisk as its last part. */
export const newAddressFormat = /^(?:\/(?!\/)|https:\/\/[^\s/?#*]+(?=[/?#]|$))(?:[^\s*]*|[^\s*?#]*(?<=\/)\*)$/;

/** Redirects from old addresses. For admins only. */
export const redirectsResource = defineResource({
  name: 'redirects',
  schema: 'Redirect',
  tag: 'redirects',
  editorsOnly: true,
  access: 'settings',
  reading: 'settings',
  fields: {
    old_path: z
      .string()
      .trim()
      .max(1000)
      .regex(oldAddressFormat, 'old_path_format')
      .describe(
        'Path, e.g. `/de/alte-seite` or `/spielplan.php`; with parameters that the request must have (`/spielplan.php?id=5`; one without `=` may have any value); or everything below a path (`/events/*`). A host before the path is left out.',
      ),
    new_path: z
      .string()
      .trim()
      .max(1000)
      .overwrite(lowerScheme)
      .regex(newAddressFormat, 'new_path_format')
      .describe('Path or https address; with `/*` at its end, the rest that the `*` of the old address stands for.'),
    hides_page: z
      .boolean()
      .describe('True: the old address is that of a page or screen, which visitors then no longer reach.'),
  },
  required: ['old_path', 'new_path'],
  sorts: ['old_path', 'new_path', 'id'],
});
