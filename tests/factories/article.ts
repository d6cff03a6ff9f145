import type { Block } from '#contract/blocks/block.ts';
import type { AppContext } from '#server/app-context.ts';
import { articleCategories, articleCategoryMembers, articles } from '#server/db/tables/magazine.ts';
import { createSection } from '#server/areas/sections/create-section.ts';
import { makeRoot } from './block.ts';

type StoredArticle = typeof articles.$inferSelect;

/** An article that became public yesterday; what the test is about comes as overrides. */
export async function makeArticle(
  ctx: AppContext,
  overrides: Partial<typeof articles.$inferInsert> = {},
): Promise<StoredArticle> {
  const [row] = await ctx.db
    .insert(articles)
    .values({
      slug: { de: 'hinter-der-buehne', en: 'behind-the-scenes' },
      title: { de: 'Hinter der Bühne', en: 'Behind the scenes' },
      publishedAt: new Date(ctx.clock().getTime() - 86_400_000),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The article was not stored');
  return row;
}

/** Puts articles into a rubric, which is made where it is missing. */
export async function addToRubric(ctx: AppContext, slug: string, articleIds: number[], position = 0): Promise<void> {
  const [row] = await ctx.db
    .insert(articleCategories)
    .values({ slug, name: { de: `Rubrik ${slug}`, en: `Rubric ${slug}` }, position })
    .onConflictDoUpdate({ target: articleCategories.slug, set: { position } })
    .returning();
  const categoryId = row?.id ?? 0;
  if (articleIds.length > 0)
    await ctx.db.insert(articleCategoryMembers).values(articleIds.map((articleId) => ({ categoryId, articleId })));
}

/** Gives a thing its own section, published or as a draft. */
export async function makeOwnSection(
  ctx: AppContext,
  kind: 'article' | 'person' | 'subscription' | 'production' | 'festival',
  objectId: number,
  blocks: Block[],
  publish = true,
): Promise<void> {
  await createSection(ctx, {
    slug: `${kind}-${objectId}`,
    contentType: kind,
    objectId,
    body: makeRoot(...blocks),
    publish,
  });
}
