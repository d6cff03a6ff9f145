import type { StoredOf } from '#contract/resources/define-resource.ts';
import { articleCategoriesResource, articlesResource } from '#contract/magazine/magazine-resources.ts';
import { articleCategories, articleCategoryMembers, articles } from '../../db/tables/magazine.ts';
import { addressesOf } from '../links/addresses.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { copyOwnSection } from '../sections/copy-section.ts';
import { changedIds } from '../../resources/definition/changed-ids.ts';
import { groupByOwner, listPart } from '../../resources/definition/list-part.ts';
import { type Changed, defineResource, type Part } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { productionArticles } from '../../db/tables/production-parts.ts';

const { articleId, productionId, position } = productionArticles;

/** The productions of an article. Each production has its own order of articles; a new article comes last. */
const articleProductionsPart: Part = {
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

type State = StoredOf<typeof articlesResource>;

export const articlesDefinition = defineResource({
  contract: articlesResource,
  table: articles,
  kind: 'article',
  parts: {
    category_ids: listPart({ table: articleCategoryMembers, owner: 'articleId', entry: 'category_id' }),
    production_ids: articleProductionsPart,
  },
  searched: foldTexts(articles.title, articles.teaser, articles.author),
  sort: '-published_at',
  urls: (row) => addressesOf('article', row),
  copySection: copyOwnSection('article'),
  tags: tagsOfArticleChange,
});

function tagsOfArticleChange({ before, after }: Changed<unknown, State>): string[] {
  const [had, has] = [before?.state, after?.state];
  const isPublic = (state?: State) => JSON.stringify([state?.state, state?.published_at]);
  // A production depends only on the articles that it shows.
  const productionIds =
    isPublic(had) === isPublic(has)
      ? changedIds(had?.production_ids, has?.production_ids)
      : [...(had?.production_ids ?? []), ...(has?.production_ids ?? [])];
  return [
    tags.article(after?.id ?? before?.id ?? 0),
    tags.articles,
    tags.search,
    ...productionIds.map(tags.production),
  ];
}

export const articleCategoriesDefinition = defineResource({
  contract: articleCategoriesResource,
  table: articleCategories,
  kind: 'article-category',
  searched: foldTexts(articleCategories.name, articleCategories.slug),
  unique: ['slug'],
  tags: () => [tags.articleCategories, tags.search],
});
