import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../house.ts';
import { articleCategoryMembers, articles } from './schema.ts';
import { type ArticleRow, isPublished } from './summarise-articles.ts';

/** What to read next: other public articles, those of the same rubrics first, then the newest. */
export function moreArticles(db: Database, { id }: ArticleRow, now: Date, limit: number): Promise<ArticleRow[]> {
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
    .where(and(isPublished(now), ne(articles.id, id)))
    .orderBy(sql`${inArray(articles.id, related)} desc`, desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
}
