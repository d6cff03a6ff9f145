import type { AppContext } from '#server/app-context.ts';
import { personCategories, personCategoryMembers } from '#server/db/tables/people.ts';

/** A part of the list of artists with these people, in this order. */
export async function makePersonCategory(
  ctx: AppContext,
  slug: string,
  personIds: number[],
  position = 0,
): Promise<{ id: number }> {
  const [row] = await ctx.db
    .insert(personCategories)
    .values({ slug, name: { de: `Teil ${slug}`, en: `Part ${slug}` }, position })
    .returning();
  const categoryId = row?.id ?? 0;
  const members = personIds.map((personId, place) => ({ categoryId, personId, position: place }));
  if (members.length > 0) await ctx.db.insert(personCategoryMembers).values(members);
  return { id: categoryId };
}
