import { z } from 'zod';
import { localized } from '#contract/localized.ts';

const slugPart = z
  .string()
  .max(80)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'A slug is lower-case letters, digits and hyphens');
const shortText = localized(z.string().max(200));
const longText = localized(z.string().max(500));
const target = z
  .string()
  .max(500)
  .regex(/^(?:|\/(?!\/)\S*|https:\/\/\S+)$/, 'A target is a path such as /de/programm or an https address');

/** What may be set on a page; the page tree adds the path. */
export const pageInputSchema = z.strictObject({
  contentType: z.string().regex(/^[a-z]{1,40}$/),
  title: localized(z.string().max(200)).refine((title) => title.de.trim() !== '', {
    path: ['de'],
    message: 'The German title is missing',
  }),
  headline: shortText,
  slug: localized(slugPart).describe(
    'Own part of the address; empty English means the German one. Empty German: home page or menu entry.',
  ),
  target: localized(target).describe('Set on menu entries that lead elsewhere.'),
  isOnline: z.boolean(),
  isClickable: z.boolean(),
  inMainNavigation: z.boolean(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
  metaTitle: shortText,
  metaDescription: longText,
  ogTitle: shortText,
  ogDescription: longText,
  ogImageId: z.int().positive().nullable(),
  ogType: z.enum(['website', 'article']),
  heroImageId: z.int().positive().nullable(),
});

/** A new page: title and slug, a place, and whatever else differs from the defaults. */
export const newPageSchema = pageInputSchema
  .partial()
  .required({ title: true, slug: true })
  .extend({
    parentId: z.int().positive().nullable().optional(),
    position: z.int().min(0).optional().describe('Among its siblings; last without it.'),
  });
export type NewPage = z.input<typeof newPageSchema>;

export const pageChangeSchema = pageInputSchema.partial();
export type PageChange = z.input<typeof pageChangeSchema>;
