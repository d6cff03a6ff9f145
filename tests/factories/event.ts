import type { AppContext } from '#server/app-context.ts';
import { eventCategories, events, venues } from '#server/db/tables/programme.ts';

type NewEvent = typeof events.$inferInsert;
type StoredEvent = typeof events.$inferSelect;

/** An event of three hours, tomorrow by the backend’s clock; what the test is about comes as overrides. */
export async function makeEvent(ctx: AppContext, overrides: Partial<NewEvent> = {}): Promise<StoredEvent> {
  const start = overrides.start ?? new Date(ctx.clock().getTime() + 86_400_000);
  const [row] = await ctx.db
    .insert(events)
    .values({
      slug: { de: 'salome', en: 'salome' },
      title: { de: 'Salome', en: 'Salome' },
      start,
      end: new Date(start.getTime() + 3 * 3_600_000),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The event was not stored');
  return row;
}

/** The id of the category with this slug, made where it is missing. */
export async function categoryId(ctx: AppContext, slug: string, name = { de: slug, en: slug }): Promise<number> {
  const [row] = await ctx.db
    .insert(eventCategories)
    .values({ slug, name })
    .onConflictDoUpdate({ target: eventCategories.slug, set: { name } })
    .returning();
  return row?.id ?? 0;
}

/** The id of the venue with this slug, made where it is missing. */
export async function venueId(ctx: AppContext, slug: string, name = { de: slug, en: slug }): Promise<number> {
  const [row] = await ctx.db
    .insert(venues)
    .values({ slug, name })
    .onConflictDoUpdate({ target: venues.slug, set: { name } })
    .returning();
  return row?.id ?? 0;
}
