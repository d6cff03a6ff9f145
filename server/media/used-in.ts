import { and, eq, or } from 'drizzle-orm';
import type { MediaUse } from '#contract/media.ts';
import { media, pages, sectionReferences, sections } from '../db/schema.ts';
import type { Database, Transaction } from '../house.ts';
import { isRowId, type MediaRow } from './media-rows.ts';
import { thingsWithMedia } from './used-by-things.ts';

/** One place where an entry is used, as it is found. */
export type UnnamedUse = Omit<MediaUse, 'title' | 'url'>;

/** Where an entry is used: by sections, by pages, by productions, people and whatever else has pictures or files. */
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
  const ofThings = (await thingsWithMedia(db, id)).map(({ kind, id: thing, as }) => ({
    section: null,
    content_type: kind,
    object_id: thing,
    as,
  }));
  return [...inSections, ...ofPages, ...ofThings];
}

/** The entry’s row, locked until the transaction ends, or undefined. */
export async function lockMedia(tx: Transaction, id: number): Promise<MediaRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  return row;
}
