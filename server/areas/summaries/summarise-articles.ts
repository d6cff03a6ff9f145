import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { inLocale } from '#contract/base/localized.ts';
import type { ArticleSummary } from '#contract/programme/programme.ts';
import type { RequestContext, ShowContext } from '../../request-context.ts';
import { addressOf, slugIn, slugsOf } from '../links/addresses.ts';
import type { Database } from '../../db/database.ts';
import { shownPictures } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { productionArticles } from '../../db/tables/production-parts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { toMinutes } from '#text/reading/reading-time.ts';
import { articleCategories, articleCategoryMembers, articles } from '../../db/tables/magazine.ts';
import { isPublished } from '../../db/visibility.ts';
import { type Block, kindOf } from '#contract/blocks/block.ts';
import { isTextKind } from '#contract/fields/field.ts';
import type { Locale } from '#contract/base/locale.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import { isPublishedRevision, modulesPublishedAt, sectionRevisions, sections } from '../../db/tables/sections.ts';
import { stripTags } from '#text/html-to-text.ts';
import { wordsOf } from '#text/reading/reading-ease.ts';

export type ArticleRow = typeof articles.$inferSelect;

export function articleSection(id: number): string {
  return `article-${id}`;
}

/** Articles in one language, in the given order; always three queries. */
export async function summariseArticles(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'now' | 'deps'>,
  rows: ArticleRow[],
): Promise<ArticleSummary[]> {
  const { db, locale, deps } = ctx;
  const ids = rows.map(({ id }) => id);
  for (const id of ids) deps.tags.add(tags.article(id)).add(tags.section(articleSection(id)));
  deps.tags.add(tags.articleCategories);
  const categories = await categoriesOf(db, ids);
  const imageIds = rows.map(({ imageId }) => imageId);
  const pictureOf = await shownPictures(ctx, imageIds);
  const minutes = await minutesToRead(ctx, ids.map(articleSection));
  return rows.map((row) => ({
    ...toSummary(row, ctx),
    picture: pictureOf(row.imageId),
    categories: categories
      .filter(({ articleId }) => articleId === row.id)
      .map(({ slug, name }) => ({ slug, name: inLocale(name, locale).text })),
    minutes: minutes[articleSection(row.id)] ?? toMinutes(0),
  }));
}

/** The public articles about a production, in editorial order. */
export async function articlesOfProduction(ctx: ShowContext, productionId: number): Promise<ArticleSummary[]> {
  const { db } = ctx;
  const rows = await db
    .select({ article: articles })
    .from(productionArticles)
    .innerJoin(articles, eq(articles.id, productionArticles.articleId))
    .where(and(eq(productionArticles.productionId, productionId), isPublished(articles, ctx)))
    .orderBy(asc(productionArticles.position), desc(articles.publishedAt), desc(articles.id));
  const found = rows.map(({ article }) => article);
  return summariseArticles(ctx, found);
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

function toSummary(row: ArticleRow, ctx: Pick<RequestContext, 'locale' | 'now'>) {
  const { locale } = ctx;
  const { text: title, lang } = inLocale(row.title, locale);
  return {
    id: row.id,
    slug: slugIn(row.slug, locale),
    slugs: slugsOf(row.slug),
    title: markHidden(title, row, ctx),
    teaser: inLocale(row.teaser, locale).text,
    author: row.author,
    published_at: berlinIso(row.publishedAt),
    url: addressOf('article', row, locale),
    ...(lang ? { lang } : {}),
  };
}

/** Reading time in minutes of the public blocks of articles, by section slug; one query. */
async function minutesToRead(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  slugs: string[],
): Promise<Record<string, number>> {
  const { db, locale } = ctx;
  if (slugs.length === 0) return {};
  const rows = await db
    .select({ slug: sections.slug, body: sectionRevisions.body })
    .from(sections)
    .innerJoin(sectionRevisions, isPublishedRevision)
    .where(inArray(sections.slug, slugs));
  return Object.fromEntries(rows.map(({ slug, body }) => [slug, toMinutes(countWords(body, locale))]));
}

/** Number of words of a block and its descendants on the page of a language, with German as fallback. */
export function countWords(root: Block, locale: Locale): number {
  return [...walkShown(root, locale)].reduce((sum, block) => sum + ownWords(block, locale), 0);
}

function ownWords(block: Block, locale: Locale): number {
  const { de, [locale]: own } = block.translations;
  const texts = Object.entries(kindOf(block.model).fields)
    .filter(([, field]) => field.translated && isTextKind(field.kind))
    .map(([name]) => String(own[name] || de[name] || ''));
  return texts.reduce((sum, text) => sum + wordsOf(plain(text)).length, 0);
}

function plain(text: string): string {
  return stripTags(text, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ');
}

/** When an article was changed last: its own data, by publishing its modules, or by becoming public. */
export const articleChangedAt = sql<string>`greatest(${articles.updatedAt}, ${articles.publishedAt}, ${modulesPublishedAt('article', 'articles')})`;
