import { departments } from '#server/db/tables/site.ts';
import type { AppContext } from '#server/app-context.ts';

/** A department with an address; what the test is about comes as overrides. */
export async function makeDepartment(
  ctx: AppContext,
  slug: string,
  overrides: Partial<typeof departments.$inferInsert> = {},
): Promise<typeof departments.$inferSelect> {
  const [row] = await ctx.db
    .insert(departments)
    .values({ slug, name: { de: `Abteilung ${slug}`, en: '' }, email: `${slug}@oper.example`, ...overrides })
    .returning();
  if (!row) throw new Error('The department was not stored');
  return row;
}
