import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type PageSettings, type pageSettingsApi, pageFields } from '#contract/pages/page-settings.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { type PageRow, urlsOf } from '../links/page-address.ts';
import { keysOf } from '#contract/base/records.ts';

/** Fields of the settings that can be written, by column; the path is derived from the tree. */
const fieldOf = {
  contentType: 'content_type',
  title: 'title',
  headline: 'headline',
  slug: 'slug',
  target: 'target',
  isOnline: 'is_online',
  isClickable: 'is_clickable',
  inMainNavigation: 'in_main_navigation',
  inMenu: 'in_menu',
  inFooter: 'in_footer',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  ogTitle: 'og_title',
  ogDescription: 'og_description',
  ogImageId: 'og_image',
  ogType: 'og_type',
  heroImageId: 'hero_image',
} as const satisfies Record<string, keyof typeof pageFields>;
type FieldOf = typeof fieldOf;
const columns = keysOf(fieldOf);

const pageInputSchema = z.strictObject(
  Object.fromEntries(columns.map((name) => [name, pageFields[fieldOf[name]]])) as {
    [Name in keyof FieldOf]: (typeof pageFields)[FieldOf[Name]];
  },
);

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
    ...(Object.fromEntries(columns.map((name) => [fieldOf[name], row[name]])) as Pick<
      PageSettings,
      FieldOf[keyof FieldOf]
    >),
    og_type: row.ogType === 'article' ? ('article' as const) : ('website' as const),
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
  const values = columns.map((name) => [name, sent[fieldOf[name]]] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
