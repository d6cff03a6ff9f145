import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productionArticles } from '../../db/tables/production-parts.ts';
import { changedIds } from '../../resources/definition/changed-ids.ts';
import { groupByOwner } from '../../resources/definition/list-part.ts';
import type { Part } from '../../resources/definition/resource.ts';

const { articleId, productionId, position } = productionArticles;

/** The productions of an article. Each production has its own order of articles; a new article comes last. */
export const articleProductionsPart: Part = {
  async load(db, ownerIds) {
    const rows = await db
      .select({ owner: articleId, productionId })
      .from(productionArticles)
      .where(inArray(articleId, ownerIds))
      .orderBy(asc(articleId), asc(productionId));
    return groupByOwner(rows, (row) => row.productionId);
  },
  async save(tx, { ownerId, values, before }) {
    const [ids, had] = [values.map(Number), before.map(Number)];
    if (changedIds(had, ids).length === 0) return false;
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
