import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { ArticleCategory } from '#contract/magazine.ts';
import type { ArticleSummary } from '#contract/programme.ts';
import type { Database, House } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { articleCategories, articleCategoryMembers, articles } from './schema.ts';
import { isPublished, noteNextArticle, summariseArticles } from './summarise-articles.ts';

export interface ArticleFilter {
  /** Only those that the home page shows, or only the others. */
  onHome?: boolean | undefined;
  /** Slug of a rubric. */
  category?: string | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

/** Public articles, newest first. */
export async function listArticles(
  { db, clock }: House,
  filter: ArticleFilter,
  slice: Slice,
  locale: Locale,
  made: MadeOf,
): Promise<{ count: number; results: ArticleSummary[] }> {
  const now = clock();
  made.tags.add(tags.articles);
  const where = and(
    isPublished(now),
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
  await noteNextArticle(db, now, made);
  return { count, results: await summariseArticles(db, rows, locale, made) };
}

/** Every rubric, in the order of the house. */
export async function listArticleCategories(db: Database, locale: Locale): Promise<ArticleCategory[]> {
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
