import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { SharedPartUse } from '#contract/editing/patterns/shared-parts-api.ts';
import type { Database } from '../../db/database.ts';
import { sharedParts } from '../../db/tables/pages.ts';
import { sectionReferences, sections } from '../../db/tables/sections.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { ownersOf } from '../sections/section-owners.ts';

/** Where a shared part stands. Throws 404 for an unknown part. */
export async function listUses(
  { db, resources }: { db: Database; resources: readonly Resource[] },
  id: number,
): Promise<SharedPartUse[]> {
  if ((await db.$count(sharedParts, eq(sharedParts.id, id))) === 0) throw new AppError('not_found');
  const rows = await db
    .select({
      ...{ id: sections.id, slug: sections.slug },
      ...{ contentType: sections.contentType, objectId: sections.objectId },
      published: sections.publishedRevision,
      isPublic: sql<boolean>`bool_or(${sectionReferences.state} = 'published')`,
    })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(and(eq(sectionReferences.kind, 'shared'), eq(sectionReferences.targetId, id)))
    .groupBy(sections.id)
    .orderBy(asc(sections.slug));
  const owners = await ownersOf({ db, resources }, rows);
  return rows.map(({ id: section, slug, contentType, published, isPublic }) => {
    const { title, urls } = owners.get(section) ?? { title: { de: slug, en: slug }, urls: null };
    const revision = contentType === 'page' ? published : null;
    return { section: slug, title, urls, is_public: isPublic, published_revision: revision };
  });
}
