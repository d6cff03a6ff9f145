import { z } from 'zod';
import { address } from '../base/address.ts';
import { flatBlockSchema } from '../blocks/flat-block.ts';
import { localized } from '../base/localized.ts';
import { pictureSchema, thumbsSchema } from '../media/media.ts';
import { component, moment } from '../base/schema-parts.ts';

/** A page of the page tree, in one language, with its content. */
export const pageSchema = component('Page', {
  id: z.int(),
  urls: localized(address()).describe('Address in each language, e.g. `/de/besuch/anfahrt`.'),
  content_type: z.string().describe('`page`, or the type of the screen that it represents.'),
  title: z.string().describe('Title in the browser tab and in menus.'),
  headline: z.string().describe('Headline on the page; may be empty.'),
  is_online: z.boolean().describe('False: visible to logged-in users only.'),
  is_clickable: z.boolean().describe('False: the menu entry only opens its children.'),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_image: address('Address of the picture for sharing; may be empty.'),
  og_image_thumbs: thumbsSchema.optional(),
  og_image_details: z
    .object({ width: z.int(), height: z.int(), alt: z.string() })
    .optional()
    .describe('Size in pixels and text alternative of the picture for sharing.'),
  og_type: z.string().describe('`website` or `article`.'),
  modules: z.array(flatBlockSchema).describe('The blocks of its section.'),
  settings_url: address('Where an editor changes the page’s settings.'),
  section: z.string().optional().describe('Slug of the section that holds its blocks.'),
  hero: pictureSchema.nullish().describe('Picture behind the page head; absent if there is none.'),
  lang: z.string().optional().describe('Set when the title fell back to German.'),
  breadcrumb: z
    .array(z.object({ title: z.string(), url: address() }))
    .optional()
    .describe('Its ancestors, top first.'),
  preview: z
    .object({ expires_at: moment.nullable() })
    .optional()
    .describe('Only for previews: end of the validity of the link; null if it is invalid.'),
  version: z.int().nullish().describe('Number of the revision; only if an older one is shown.'),
});
export type Page = z.infer<typeof pageSchema>;
