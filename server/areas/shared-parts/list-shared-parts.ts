import { and, asc, eq, sql } from 'drizzle-orm';
import { isModel } from '#contract/blocks/block.ts';
import type { SharedPart } from '#contract/editing/patterns/shared-parts-api.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sharedParts } from '../../db/tables/pages.ts';
import { sectionRevisions, sections } from '../../db/tables/sections.ts';

/** The shared parts by German title; or only the one with this id. */
export async function listSharedParts(db: Database | Transaction, id?: number): Promise<SharedPart[]> {
  const rows = await db
    .select({
      ...{ id: sharedParts.id, title: sharedParts.title, section: sections.slug },
      published: sections.publishedRevision,
      models: sql<unknown[]>`jsonb_path_query_array(${sectionRevisions.body}, '$.columns[*].children[*].model')`,
    })
    .from(sharedParts)
    .innerJoin(sections, and(eq(sections.contentType, 'shared'), eq(sections.objectId, sharedParts.id)))
    .innerJoin(
      sectionRevisions,
      and(eq(sectionRevisions.sectionId, sections.id), eq(sectionRevisions.number, sections.draftRevision)),
    )
    .where(id === undefined ? undefined : eq(sharedParts.id, id))
    .orderBy(asc(sql`lower(${sharedParts.title}->>'de')`), asc(sharedParts.id));
  return rows.map(({ id: partId, title, section, published, models: stored }) => {
    const models = stored.filter(isModel);
    return { id: partId, title, section, models, is_public: published !== null };
  });
}
