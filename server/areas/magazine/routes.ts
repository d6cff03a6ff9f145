import type { Backend } from '../../http/backend.ts';
import { magazineApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, pageOf, sliceOf } from '../../http/list-answer.ts';
import { entryOf, mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listArticleCategories, listArticles } from './list-articles.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Article } from '#contract/magazine/magazine.ts';
import { addressesOf, adminAddress } from '../links/addresses.ts';
import type { Database } from '../../db/database.ts';
import { productionArticles } from '../../db/tables/production-parts.ts';
import { productions } from '../../db/tables/programme.ts';
import { productionSummaries } from '../summaries/summarise-productions.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { articleCategoryMembers, articles } from '../../db/tables/magazine.ts';
import {
  articleChangedAt,
  type ArticleRow,
  articleSection,
  summariseArticles,
} from '../summaries/summarise-articles.ts';
import { entryVisibility, isPublished } from '../../db/visibility.ts';
import type { EntryContext, FindContext } from '../../request-context.ts';

export function magazineRoutes(app: Backend, ctx: AppContext): void {
  for (const endpoint of [magazineApi.articles, magazineApi.blog])
    mountQuery({ app, ctx }, endpoint, async (call) => {
      const { query } = call;
      const filter = {
        category: query.categories__slug,
        onHome: query.show_on_home === undefined ? undefined : query.show_on_home.toLowerCase() === 'true',
      };
      return listAnswer(call, await listArticles(call.request, { filter, slice: sliceOf(query) }));
    });

  mountQuery({ app, ctx }, magazineApi.article, (call) => showArticle(entryOf(call)));

  mountQuery({ app, ctx }, magazineApi.categories, async (call) =>
    listAnswer(call, pageOf(await listArticleCategories(call.request), call.query)),
  );
}

const howManyMore = 3;

/** An article with its blocks and related articles; visitors get 404 if it is not public. */
async function showArticle(entry: EntryContext): Promise<Article> {
  const { db, id, deps } = entry;
  const own = { ...entry, visibility: entryVisibility(entry) };
  // Any article may change the related articles.
  deps.tags.add(tags.article(id)).add(tags.articles);
  const [found] = await db
    .select({ row: articles, changed: articleChangedAt })
    .from(articles)
    .where(and(eq(articles.id, id), isPublished(articles, own)));
  if (!found) throw new AppError('not_found');
  const { row, changed } = found;
  const others = await moreArticles(entry, { article: row, limit: howManyMore });
  const [summary, ...more] = await summariseArticles(entry, [row, ...others]);
  if (!summary) throw new AppError('not_found');
  return {
    ...summary,
    productions: await productionSummaries(own, await productionIdsOf(db, id)),
    more,
    ...(await showOwnSection(entry, articleSection(id))),
    urls: addressesOf('article', row),
    settings_url: adminAddress('articles', id),
    updated_at: berlinIso(new Date(changed)),
  };
}

async function productionIdsOf(db: Database, articleId: number): Promise<number[]> {
  const rows = await db
    .select({ id: productionArticles.productionId })
    .from(productionArticles)
    .innerJoin(productions, eq(productions.id, productionArticles.productionId))
    .where(eq(productionArticles.articleId, articleId))
    .orderBy(asc(productions.position), asc(productions.id));
  return rows.map(({ id }) => id);
}

/** Related articles: other public articles, those of the same rubrics first, then the newest. */
function moreArticles(
  ctx: FindContext,
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
