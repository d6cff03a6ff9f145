import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productionArticles } from '../programme/parts-schema.ts';
import { idsThatChange } from './cast-changes.ts';
import { groupByOwner } from './list-part.ts';
import type { Part } from './resource.ts';

const { articleId, productionId, position } = productionArticles;

/** Productions that an article is about. Each production keeps its own order of articles; a new one comes last. */
export const articleProductionsPart: Part = {
  async load(db, ownerIds) {
    const rows = await db
      .select({ owner: articleId, productionId })
      .from(productionArticles)
      .where(inArray(articleId, ownerIds))
      .orderBy(asc(articleId), asc(productionId));
    return groupByOwner(rows, (row) => row.productionId);
  },
  async save(tx, ownerId, values, before) {
    const [ids, had] = [values.map(Number), before.map(Number)];
    if (idsThatChange(had, ids).length === 0) return false;
    const gone = had.filter((id) => !ids.includes(id));
    const added = ids.filter((id) => !had.includes(id));
    if (gone.length > 0) {
      await tx.delete(productionArticles).where(and(eq(articleId, ownerId), inArray(productionId, gone)));
    }
    for (const id of added) {
      const last = sql`(select coalesce(max(${position}) + 1, 0) from ${productionArticles} where ${productionId} = ${id})`;
      await tx
        .insert(productionArticles)
        .values({ articleId: ownerId, productionId: id, position: last })
        .onConflictDoNothing();
    }
    return true;
  },
};
