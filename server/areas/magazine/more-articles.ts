import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import { articleCategoryMembers, articles } from '../../db/tables/magazine.ts';
import type { ArticleRow } from '../summaries/summarise-articles.ts';
import { isPublished } from '../../db/visibility.ts';

/** Related articles: other public articles, those of the same rubrics first, then the newest. */
export function moreArticles(
  ctx: Pick<RequestContext, 'db' | 'now' | 'visibility'>,
  { article: { id }, limit }: { article: ArticleRow; limit: number },
): Promise<ArticleRow[]> {
  const { db } = ctx;
  const rubrics = db
    .select({ id: articleCategoryMembers.categoryId })
    .from(articleCategoryMembers)
    .where(eq(articleCategoryMembers.articleId, id));
  const related = db
    .select({ id: articleCategoryMembers.articleId })
    .from(articleCategoryMembers)
    .where(inArray(articleCategoryMembers.categoryId, rubrics));
  return db
    .select()
    .from(articles)
    .where(and(isPublished(articles, ctx), ne(articles.id, id)))
    .orderBy(sql`${inArray(articles.id, related)} desc`, desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
}
