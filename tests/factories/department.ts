import { departments } from '#server/contact/schema.ts';
import type { House } from '#server/house.ts';

/** A department with an address; what the test is about comes as overrides. */
export async function makeDepartment(
  house: House,
  slug: string,
  overrides: Partial<typeof departments.$inferInsert> = {},
): Promise<typeof departments.$inferSelect> {
  const [row] = await house.db
    .insert(departments)
    .values({ slug, name: { de: `Abteilung ${slug}`, en: '' }, email: `${slug}@oper.example`, ...overrides })
    .returning();
  if (!row) throw new Error('The department was not stored');
  return row;
}
