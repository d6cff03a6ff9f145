import type { Block } from '#contract/block.ts';
import type { House } from '#server/house.ts';
import { articleCategories, articleCategoryMembers, articles } from '#server/magazine/schema.ts';
import { createSection } from '#server/sections/create-section.ts';
import { makeRoot } from './block.ts';

type StoredArticle = typeof articles.$inferSelect;

/** An article that became public yesterday; what the test is about comes as overrides. */
export async function makeArticle(
  house: House,
  overrides: Partial<typeof articles.$inferInsert> = {},
): Promise<StoredArticle> {
  const [row] = await house.db
    .insert(articles)
    .values({
      slug: { de: 'hinter-der-buehne', en: 'behind-the-scenes' },
      title: { de: 'Hinter der Bühne', en: 'Behind the scenes' },
      publishedAt: new Date(house.clock().getTime() - 86_400_000),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The article was not stored');
  return row;
}

/** Puts articles into a rubric, which is made where it is missing. */
export async function addToRubric(house: House, slug: string, articleIds: number[], position = 0): Promise<void> {
  const [row] = await house.db
    .insert(articleCategories)
    .values({ slug, name: { de: `Rubrik ${slug}`, en: `Rubric ${slug}` }, position })
    .onConflictDoUpdate({ target: articleCategories.slug, set: { position } })
    .returning();
  const categoryId = row?.id ?? 0;
  if (articleIds.length > 0)
    await house.db.insert(articleCategoryMembers).values(articleIds.map((articleId) => ({ categoryId, articleId })));
}

/** Gives a thing its own section, published or as a draft. */
export async function makeOwnSection(
  house: House,
  kind: 'article' | 'person' | 'subscription' | 'production',
  objectId: number,
  blocks: Block[],
  publish = true,
): Promise<void> {
  await createSection(house, {
    slug: `${kind}-${objectId}`,
    contentType: kind,
    objectId,
    body: makeRoot(...blocks),
    publish,
  });
}
