import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sharedParts } from '../../../db/tables/pages.ts';
import { sections } from '../../../db/tables/sections.ts';
import type { Database, Transaction } from '../../../db/database.ts';

/** Of these shared parts, those that nobody has published yet: they are published with the first page that shows them. */
export function selectNewParts(db: Database | Transaction, ids: number[]) {
  return db
    .select({ section: sections, title: sharedParts.title })
    .from(sections)
    .innerJoin(sharedParts, eq(sharedParts.id, sections.objectId))
    .where(and(eq(sections.contentType, 'shared'), isNull(sections.publishedRevision), inArray(sections.objectId, ids)))
    .orderBy(sections.id);
}
