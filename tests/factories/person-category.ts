import type { House } from '#server/house.ts';
import { personCategories, personCategoryMembers } from '#server/people/schema.ts';

/** A part of the list of artists with these people, in this order. */
export async function makePersonCategory(
  house: House,
  slug: string,
  personIds: number[],
  position = 0,
): Promise<{ id: number }> {
  const [row] = await house.db
    .insert(personCategories)
    .values({ slug, name: { de: `Teil ${slug}`, en: `Part ${slug}` }, position })
    .returning();
  const categoryId = row?.id ?? 0;
  const members = personIds.map((personId, place) => ({ categoryId, personId, position: place }));
  if (members.length > 0) await house.db.insert(personCategoryMembers).values(members);
  return { id: categoryId };
}
