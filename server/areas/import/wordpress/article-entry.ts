import { asc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { makeSlug } from '#text/make-slug.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { articleCategories, articles } from '../../../db/tables/magazine.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { createWithin } from '../../../resources/write-stored.ts';
import { articleCategoriesDefinition } from '../../magazine/articles.resource.ts';
import type { Incoming } from '../run-import.ts';
import { htmlTree, textIn } from './html-tree.ts';
import type { WordPressEntry } from './read-wxr.ts';

interface ArticleOptions {
  /** Language of the texts. */
  locale: Locale;
  pictureId: number | null;
  now: Date;
}

/** A post as an article; one with its slug that is there already stays as it is. */
export function articleEntry(entry: WordPressEntry, { locale, pictureId, now }: ArticleOptions): Incoming {
  const { line, id, categories, excerpt, author, publishedAt } = entry;
  const title = titleOf(entry);
  const slug = slugOf(entry);
  return {
    ...{ line, key: `post ${id}`, title },
    find: async ({ db: tx }) => {
      const [row] = await tx
        .select({ id: articles.id })
        .from(articles)
        .where(sql`${articles.slug}->>${sql.raw(`'${locale}'`)} = ${slug}`)
        .orderBy(asc(articles.id))
        .limit(1);
      return row?.id ?? null;
    },
    values: async (before, ctx) => {
      if (before) return {};
      const ids: number[] = [];
      for (const category of categories.slice(0, 20)) ids.push(await categoryId(ctx, category, locale));
      return {
        title: titleIn(title, locale),
        slug: { de: '', en: '', [locale]: slug },
        teaser: { de: '', en: '', [locale]: plainText(excerpt).slice(0, 1000) },
        author: author.slice(0, 200),
        published_at: berlinIso(publishedAt === '' ? now : new Date(publishedAt)),
        category_ids: [...new Set(ids)],
        ...(pictureId === null ? {} : { image_id: pictureId }),
      };
    },
  };
}

/** German texts are required: an English title stands for the German one until somebody writes it. */
export function titleIn(title: string, locale: Locale): { de: string; en: string } {
  return { de: title, en: locale === 'en' ? title : '' };
}

export function titleOf({ title, slug, id }: WordPressEntry): string {
  return plainText(title).replaceAll(/\s+/g, ' ').trim().slice(0, 200) || slug || id;
}

/** Part of the address that the entry had, in small letters and digits. */
export function slugOf(entry: WordPressEntry): string {
  let written = entry.slug;
  try {
    written = decodeURIComponent(entry.slug);
  } catch {
    // Not encoded.
  }
  return (makeSlug(written) || makeSlug(titleOf(entry)) || `eintrag-${entry.id}`).slice(0, 70).replace(/-+$/, '');
}

function plainText(html: string): string {
  return textIn(htmlTree(html)).trim();
}

/** The category of the magazine with this slug, or a new one. */
async function categoryId(
  ctx: ChangeContext,
  { slug, name }: { slug: string; name: string },
  locale: Locale,
): Promise<number> {
  const words = plainText(name).slice(0, 120) || slug;
  const wanted = makeSlug(slug).slice(0, 70) || makeSlug(words);
  const [row] = await ctx.db
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.slug, wanted));
  if (row) return row.id;
  const sent = { slug: wanted, name: titleIn(words, locale) };
  return (await createWithin(ctx, { resource: articleCategoriesDefinition, sent })).id;
}
