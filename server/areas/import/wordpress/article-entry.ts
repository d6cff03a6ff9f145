import { asc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { latinSlug } from '../../../platform/latin-slug.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { articleCategories, articles } from '../../../db/tables/magazine.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { createWithin } from '../../../resources/write-stored.ts';
import { articleCategoriesDefinition } from '../../magazine/articles.resource.ts';
import type { Incoming } from '../run-import.ts';
import { longest } from './entry-losses.ts';
import { keyOf, plainText, titleOf } from './entry-names.ts';
import type { WordPressEntry } from './read-wxr.ts';

interface ArticleOptions {
  slug: string;
  /** Language of the texts. */
  locale: Locale;
  pictureId: number | null;
  now: Date;
}

/** A post as an article; one with its slug that is there already stays as it is. */
export function articleEntry(entry: WordPressEntry, { slug, locale, pictureId, now }: ArticleOptions): Incoming {
  const { line, categories, excerpt, author, publishedAt } = entry;
  const title = titleOf(entry);
  return {
    ...{ line, key: keyOf(entry), title },
    find: ({ db }) => findArticle(db, slug, locale),
    values: async (before, ctx) => {
      if (before) return {};
      const ids: number[] = [];
      for (const category of categories.slice(0, longest.categories)) ids.push(await categoryId(ctx, category, locale));
      return {
        title: titleIn(title, locale),
        slug: { de: '', en: '', [locale]: slug },
        teaser: { de: '', en: '', [locale]: beginningOf(plainText(excerpt), longest.teaser) },
        author: beginningOf(author, longest.author),
        published_at: berlinIso(publishedAt === '' ? now : new Date(publishedAt)),
        category_ids: [...new Set(ids)],
        ...(pictureId === null ? {} : { image_id: pictureId }),
      };
    },
  };
}

/** Id of the article with a slug; null if there is none. */
export async function findArticle(db: Database | Transaction, slug: string, locale: Locale): Promise<number | null> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(sql`${articles.slug}->>${sql.raw(`'${locale}'`)} = ${slug}`)
    .orderBy(asc(articles.id))
    .limit(1);
  return row?.id ?? null;
}

/** German texts are required: an English title stands for the German one until somebody writes it. */
export function titleIn(title: string, locale: Locale): { de: string; en: string } {
  return { de: title, en: locale === 'en' ? title : '' };
}

/** The category of the magazine with this slug, or a new one. */
async function categoryId(
  ctx: ChangeContext,
  { slug, name }: { slug: string; name: string },
  locale: Locale,
): Promise<number> {
  const words = beginningOf(plainText(name), 120) || slug;
  const wanted = latinSlug(slug).slice(0, 70) || latinSlug(words);
  const [row] = await ctx.db
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.slug, wanted));
  if (row) return row.id;
  const sent = { slug: wanted, name: titleIn(words, locale) };
  return (await createWithin(ctx, { resource: articleCategoriesDefinition, sent })).id;
}
