import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Slice } from '../../http/list-answer.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { ArticleCategory } from '#contract/magazine/magazine.ts';
import type { ArticleSummary } from '#contract/programme/programme.ts';
import type { RequestContext, ShowContext } from '../../request-context.ts';
import type { Database } from '../../db/database.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { articleCategories, articleCategoryMembers, articles } from '../../db/tables/magazine.ts';
import { summariseArticles } from '../summaries/summarise-articles.ts';
import { isPublished } from '../../db/visibility.ts';

export interface ArticleFilter {
  /** true: only articles for the home page; false: only the others. */
  onHome?: boolean | undefined;
  /** Slug of a rubric. */
  category?: string | undefined;
}

/** Public articles, newest first. */
export async function listArticles(
  ctx: ShowContext,
  { filter, slice }: { filter: ArticleFilter; slice: Slice },
): Promise<{ count: number; results: ArticleSummary[] }> {
  const { db, deps } = ctx;
  deps.tags.add(tags.articles);
  const where = and(
    isPublished(articles, ctx),
    filter.onHome === undefined ? undefined : eq(articles.showOnHome, filter.onHome),
    filter.category === undefined ? undefined : inCategory(db, filter.category),
  );
  const count = await db.$count(articles, where);
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(slice.limit)
    .offset(slice.offset);
  return { count, results: await summariseArticles(ctx, rows) };
}

/** Every rubric, in the editors’ order. */
export async function listArticleCategories(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'deps'>,
): Promise<ArticleCategory[]> {
  const { db, locale, deps } = ctx;
  deps.tags.add(tags.articleCategories);
  const rows = await db
    .select()
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id));
  return rows.map(({ id, slug, name }) => ({ id, slug, name: inLocale(name, locale).text }));
}

function inCategory(db: Database, slug: string): SQL {
  const members = db
    .select({ id: articleCategoryMembers.articleId })
    .from(articleCategoryMembers)
    .innerJoin(articleCategories, eq(articleCategories.id, articleCategoryMembers.categoryId))
    .where(eq(articleCategories.slug, slug));
  return inArray(articles.id, members);
}
