import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type PageSettings, type pageSettingsApi, pageFields } from '#contract/pages/page-settings.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { type PageRow, urlsOf } from '../links/page-address.ts';

/** Settings of a page that can be written; the path is derived from the tree. */
const pageInputSchema = z.strictObject({
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

type SentPage = Partial<z.output<NonNullable<typeof pageSettingsApi.change.body>>>;

export function toSettings(row: PageRow): PageSettings {
  const settings = {
    id: row.id,
    content_type: row.contentType,
    title: row.title,
    headline: row.headline,
    slug: row.slug,
    target: row.target,
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_main_navigation: row.inMainNavigation,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    og_title: row.ogTitle,
    og_description: row.ogDescription,
    og_image: row.ogImageId,
    og_type: row.ogType === 'article' ? ('article' as const) : ('website' as const),
    hero_image: row.heroImageId,
    parent_id: row.parentId,
    position: row.position,
    urls: urlsOf(row),
    updated_at: berlinIso(row.updatedAt),
  };
  return { ...settings, version: versionOf({ ...settings, updated_at: row.updatedAt }) };
}

/** Hash of all stored columns, so that every change gives a new version. */
function versionOf(stored: object): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 24);
}

/** Converts the fields that were sent to column names; the place in the tree is ignored. */
export function toChange(sent: SentPage): PageChange {
  const values = {
    contentType: sent.content_type,
    title: sent.title,
    headline: sent.headline,
    slug: sent.slug,
    target: sent.target,
    isOnline: sent.is_online,
    isClickable: sent.is_clickable,
    inMainNavigation: sent.in_main_navigation,
    inMenu: sent.in_menu,
    inFooter: sent.in_footer,
    metaTitle: sent.meta_title,
    metaDescription: sent.meta_description,
    ogTitle: sent.og_title,
    ogDescription: sent.og_description,
    ogImageId: sent.og_image,
    ogType: sent.og_type,
    heroImageId: sent.hero_image,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
