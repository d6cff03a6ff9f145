import { and, asc, desc, eq, gt, inArray, lte, min, type SQL } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import type { Picture } from '#contract/media.ts';
import type { ArticleSummary } from '#contract/programme.ts';
import { addressOf, slugIn, slugsOf } from '../addresses.ts';
import type { Database } from '../house.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { productionArticles } from '../programme/parts-schema.ts';
import { minutesToRead, toMinutes } from './minutes-to-read.ts';
import { articleCategories, articleCategoryMembers, articles } from './schema.ts';

export type ArticleRow = typeof articles.$inferSelect;

/** Slug of the section that holds the blocks of an article. */
export function articleSection(id: number): string {
  return `article-${id}`;
}

/** What visitors may see. */
export function isPublished(now: Date): SQL | undefined {
  return and(eq(articles.isOnline, true), lte(articles.publishedAt, now));
}

/** Notes when the next article becomes public: lists of articles are others from then on. */
export async function noteNextArticle(db: Database, now: Date, { until }: MadeOf): Promise<void> {
  const [next] = await db
    .select({ at: min(articles.publishedAt) })
    .from(articles)
    .where(and(eq(articles.isOnline, true), gt(articles.publishedAt, now)));
  if (next?.at) until.add(next.at);
}

/** Articles in one language, in the order given, with three queries however many they are. */
export async function summariseArticles(
  db: Database,
  rows: ArticleRow[],
  locale: Locale,
  { tags: used }: MadeOf,
): Promise<ArticleSummary[]> {
  const ids = rows.map(({ id }) => id);
  const pictureIds = rows.flatMap(({ imageId }) => imageId ?? []);
  for (const id of ids) used.add(tags.article(id)).add(tags.section(articleSection(id)));
  for (const id of pictureIds) used.add(tags.media(id));
  used.add(tags.articleCategories);
  const categories = await categoriesOf(db, ids);
  const pictures = await picturesByIds(db, pictureIds, locale);
  const minutes = await minutesToRead(db, ids.map(articleSection), locale);
  return rows.map((row) => ({
    ...toSummary(row, locale, pictures[String(row.imageId)]),
    categories: categories
      .filter(({ articleId }) => articleId === row.id)
      .map(({ slug, name }) => ({ slug, name: inLocale(name, locale).text })),
    minutes: minutes[articleSection(row.id)] ?? toMinutes(0),
  }));
}

/** The public articles about a production, in the order of the house. */
export async function articlesOfProduction(
  db: Database,
  productionId: number,
  locale: Locale,
  now: Date,
  made: MadeOf,
): Promise<ArticleSummary[]> {
  const rows = await db
    .select({ article: articles })
    .from(productionArticles)
    .innerJoin(articles, eq(articles.id, productionArticles.articleId))
    .where(eq(productionArticles.productionId, productionId))
    .orderBy(asc(productionArticles.position), desc(articles.publishedAt), desc(articles.id));
  const online = rows.map(({ article }) => article).filter(({ isOnline }) => isOnline);
  for (const { publishedAt } of online) made.until.add(publishedAt);
  const published = online.filter(({ publishedAt }) => publishedAt <= now);
  return summariseArticles(db, published, locale, made);
}

async function categoriesOf(db: Database, articleIds: number[]) {
  if (articleIds.length === 0) return [];
  return db
    .select({
      articleId: articleCategoryMembers.articleId,
      slug: articleCategories.slug,
      name: articleCategories.name,
    })
    .from(articleCategoryMembers)
    .innerJoin(articleCategories, eq(articleCategories.id, articleCategoryMembers.categoryId))
    .where(inArray(articleCategoryMembers.articleId, articleIds))
    .orderBy(asc(articleCategories.position), asc(articleCategories.id));
}

function toSummary(row: ArticleRow, locale: Locale, picture: Picture | undefined) {
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    slug: slugIn(row.slug, locale),
    slugs: slugsOf(row.slug),
    title,
    teaser: inLocale(row.teaser, locale).text,
    author: row.author,
    published_at: berlinIso(row.publishedAt),
    picture: picture ?? null,
    url: addressOf('article', row, locale),
    ...(lang ? { lang } : {}),
  };
}
