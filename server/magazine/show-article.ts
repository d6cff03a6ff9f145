import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Article } from '#contract/magazine.ts';
import { adminAddress, addressesOf } from '../addresses.ts';
import type { Database, House, SessionUser } from '../house.ts';
import type { MadeOf } from '../page-cache/made-of.ts';
import { tags } from '../page-cache/tags.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { productionArticles } from '../programme/parts-schema.ts';
import { productions } from '../programme/schema.ts';
import { productionSummaries } from '../programme/summarise-productions.ts';
import { showOwnSection } from '../sections/show-own-section.ts';
import { moreArticles } from './more-articles.ts';
import { articles } from './schema.ts';
import { articleSection, isPublished, noteNextArticle, summariseArticles } from './summarise-articles.ts';

const howManyMore = 3;

interface Question {
  id: number;
  locale: Locale;
  /** Asked for the draft of the blocks. */
  edit: boolean;
  user: SessionUser | null;
}

/** An article with its blocks and what to read next; 404 where it is not public, for visitors. */
export async function showArticle(house: House, question: Question, made: MadeOf): Promise<Article> {
  const { db, clock } = house;
  const { id, locale, user } = question;
  const now = clock();
  // What to read next may change with any article.
  made.tags.add(tags.article(id)).add(tags.articles);
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), user ? undefined : isPublished(now)));
  if (!row) throw new AppError('not_found');
  const others = await moreArticles(db, row, now, howManyMore);
  await noteNextArticle(db, now, made);
  const [summary, ...more] = await summariseArticles(db, [row, ...others], locale, made);
  if (!summary) throw new AppError('not_found');
  const reader = { locale, audience: user ? 'editor' : 'visitor', clock } as const;
  return {
    ...summary,
    productions: await productionSummaries(db, await productionIdsOf(db, id), reader, made),
    more,
    ...(await showOwnSection(house, articleSection(id), question, made)),
    urls: addressesOf('article', row),
    settings_url: adminAddress('articles', id),
    updated_at: berlinIso(row.updatedAt),
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
