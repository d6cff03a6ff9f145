import { and, eq, or } from 'drizzle-orm';
import { media, pages, sectionReferences, sections } from '../db/schema.ts';
import type { Database, Transaction } from '../house.ts';
import { isRowId, type MediaRow } from './media-rows.ts';

/** One place where a media entry is used. */
export interface MediaUse {
  /** Slug of the section; null for a picture of the page itself. */
  section: string | null;
  /** What the section belongs to, e.g. `page`. */
  content_type: string | null;
  object_id: number | null;
  /** `draft`, `published`, or what the page uses it for: `hero`, `og_image`. */
  as: string;
}

/** Where an entry is used, by sections and by pages. */
export async function mediaUsedIn(db: Database | Transaction, id: number): Promise<MediaUse[]> {
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
  return [...inSections, ...ofPages];
}

/** The entry’s row, locked until the transaction ends, or undefined. */
export async function lockMedia(tx: Transaction, id: number): Promise<MediaRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  return row;
}
