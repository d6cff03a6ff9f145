import { and, eq, or } from 'drizzle-orm';
import type { MediaUse } from '#contract/media/media.ts';
import { media } from '../../../db/tables/media.ts';
import { ownFaceNames } from '#contract/settings/theme/own-typeface.ts';
import { markNames } from '#contract/settings/house.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { pages } from '../../../db/tables/pages.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import { siteSettings } from '../../../db/tables/site.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { isRowId, type MediaRow } from '../../../platform/pictures/media-rows.ts';
import { entitiesWithMedia } from './used-by-entities.ts';

/** One use of an entry, without title and address. */
export type UnnamedUse = Omit<MediaUse, 'title' | 'url'>;

/** All uses of an entry, in sections, pages and other entities. */
export async function mediaUsedIn(db: Database | Transaction, id: number): Promise<UnnamedUse[]> {
  const inSections = await db
    .select({
      section: sections.slug,
      content_type: sections.contentType,
      object_id: sections.objectId,
      as: sectionReferences.state,
    })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(and(eq(sectionReferences.kind, 'media'), eq(sectionReferences.targetId, id)))
    .orderBy(sections.slug, sectionReferences.state);
  const onPages = await db
    .select({ page: pages.id, hero: pages.heroImageId, sharing: pages.ogImageId })
    .from(pages)
    .where(or(eq(pages.heroImageId, id), eq(pages.ogImageId, id)))
    .orderBy(pages.id);
  const ofPages = onPages.flatMap(({ page, hero, sharing }) => {
    const uses = [hero === id ? 'hero' : null, sharing === id ? 'og_image' : null].filter((as) => as !== null);
    return uses.map((as) => ({ section: null, content_type: 'page', object_id: page, as }));
  });
  const ofEntities = (await entitiesWithMedia(db, id)).map(({ kind, id: entityId, as }) => ({
    section: null,
    content_type: kind,
    object_id: entityId,
    as,
  }));
  const ofHouse = (await usesByHouse(db))
    .filter((use) => use.id === id)
    .map(({ as }) => ({ section: null, content_type: 'settings', object_id: null, as }));
  return [...inSections, ...ofPages, ...ofEntities, ...ofHouse];
}

/** Marks, sharing picture and typeface of the house. */
export async function usesByHouse(
  db: Database | Transaction,
): Promise<{ id: number; as: 'logo' | 'og_image' | 'typeface' }[]> {
  const [row] = await db.select().from(siteSettings);
  const settings: Partial<SiteSettings> = row?.value ?? {};
  const marks = [...new Set(markNames.map((name) => settings[name]?.media_id))];
  const uses = [
    ...marks.map((id) => ({ id, as: 'logo' as const })),
    { id: settings.sharing_image_id, as: 'og_image' as const },
    ...[...new Set(ownFaceNames.map((name) => settings.own_typeface?.[`${name}_id`]))].map((id) => ({
      id,
      as: 'typeface' as const,
    })),
  ];
  return uses.flatMap(({ id, as }) => (typeof id === 'number' ? [{ id, as }] : []));
}

/** The entry’s row, locked until the transaction ends, or undefined. */
export async function lockMedia(tx: Transaction, id: number): Promise<MediaRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  return row;
}
