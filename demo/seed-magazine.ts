import { articleCategories, articleCategoryMembers, articles as articleTable } from '#server/db/tables/magazine.ts';
import type { AppContext } from '#server/app-context.ts';
import { productionArticles } from '#server/db/tables/production-parts.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { rubrics } from './magazine/article-spec.ts';
import { articles } from './magazine/articles.ts';
import { type Names, placeBlocks, rootOf } from './place-blocks.ts';
import { asIfUtc, berlinTime, day } from './programme/berlin-moment.ts';
import { slugOf } from './slug.ts';

/** Adds the articles without their content; returns a function that finds an article by its key. */
export async function seedArticles(
  ctx: AppContext,
  { picture, production }: Pick<Names, 'picture' | 'production'>,
): Promise<Names['article']> {
  const now = ctx.clock();
  const categoryRows = await ctx.db
    .insert(articleCategories)
    .values(Object.entries(rubrics).map(([slug, name], position) => ({ slug, name, position })))
    .returning({ id: articleCategories.id, slug: articleCategories.slug });
  const categoryIds = new Map<string, number>(categoryRows.map(({ id, slug }) => [slug, id]));
  const rows = await ctx.db
    .insert(articleTable)
    .values(
      articles.map(({ title, teaser, author, daysAgo, picture: name, onHome = false }) => ({
        slug: { de: slugOf(title.de), en: slugOf(title.en) },
        title,
        teaser,
        author,
        imageId: picture(name),
        publishedAt: publishedAt(now, daysAgo),
        showOnHome: onHome,
        updatedAt: publishedAt(now, daysAgo),
      })),
    )
    .returning({ id: articleTable.id });
  const ids = new Map(articles.map(({ key }, n) => [key, rows[n]?.id ?? 0]));
  const article = (key: string) => ids.get(key) ?? missing(key);
  await ctx.db
    .insert(articleCategoryMembers)
    .values(
      articles.flatMap(({ key, rubrics: list }) =>
        list.map((slug) => ({ articleId: article(key), categoryId: categoryIds.get(slug) ?? missing(slug) })),
      ),
    );
  await ctx.db
    .insert(productionArticles)
    .values(
      articles.flatMap(({ key, productions = [] }, position) =>
        productions.map((one) => ({ articleId: article(key), productionId: production(one), position })),
      ),
    );
  return article;
}

/** Adds the content of the articles, after everything that it links to; returns the number of articles. */
export async function seedBodies(ctx: AppContext, names: Names): Promise<number> {
  for (const [n, { key, content }] of articles.entries()) {
    const id = names.article(key);
    const body = rootOf(`article-${n + 1}`, placeBlocks(`article-${n + 1}`, content, names));
    await createSection(ctx, { slug: `article-${id}`, contentType: 'article', objectId: id, body, publish: true });
  }
  return articles.length;
}

/** At nine in the morning, and never in the future. */
function publishedAt(now: Date, daysAgo: number): Date {
  const today = Math.floor(asIfUtc(now) / day) * day;
  const morning = berlinTime(today - daysAgo * day, '09:00');
  return morning < now ? morning : new Date(now.getTime() - 60_000);
}

function missing(key: string): never {
  throw new Error(`The demo has no article ${key}`);
}
