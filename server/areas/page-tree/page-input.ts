import { z } from 'zod';
import { pageFields } from '#contract/pages/page-settings.ts';

/** Settings of a page that can be written; the path is derived from the tree. */
export const pageInputSchema = z.strictObject({
  contentType: pageFields.content_type,
  title: pageFields.title,
  headline: pageFields.headline,
  slug: pageFields.slug,
  target: pageFields.target,
  isOnline: pageFields.is_online,
  isClickable: pageFields.is_clickable,
  inMainNavigation: pageFields.in_main_navigation,
  inMenu: pageFields.in_menu,
  inFooter: pageFields.in_footer,
  metaTitle: pageFields.meta_title,
  metaDescription: pageFields.meta_description,
  ogTitle: pageFields.og_title,
  ogDescription: pageFields.og_description,
  ogImageId: pageFields.og_image,
  ogType: pageFields.og_type,
  heroImageId: pageFields.hero_image,
});

/** A new page: the title is required, other fields have defaults; the slug is made from the title. */
export const newPageSchema = pageInputSchema
  .partial()
  .required({ title: true })
  .extend({
    parentId: z.int().positive().nullable().optional(),
    position: z.int().min(0).optional().describe('Index among the siblings; last by default.'),
    patternId: z.int().positive().nullable().optional(),
  });
export type NewPage = z.input<typeof newPageSchema>;

export const pageChangeSchema = pageInputSchema.partial();
export type PageChange = z.input<typeof pageChangeSchema>;
