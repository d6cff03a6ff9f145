import type { House } from '#server/house.ts';
import { eventCategories, events, venues } from '#server/programme/schema.ts';

type NewEvent = typeof events.$inferInsert;
type StoredEvent = typeof events.$inferSelect;

/** An evening three hours long, tomorrow by the house’s clock; what the test is about comes as overrides. */
export async function makeEvent(house: House, overrides: Partial<NewEvent> = {}): Promise<StoredEvent> {
  const start = overrides.start ?? new Date(house.clock().getTime() + 86_400_000);
  const [row] = await house.db
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
export async function categoryId(house: House, slug: string, name = { de: slug, en: slug }): Promise<number> {
  const [row] = await house.db
    .insert(eventCategories)
    .values({ slug, name })
    .onConflictDoUpdate({ target: eventCategories.slug, set: { name } })
    .returning();
  return row?.id ?? 0;
}

/** The id of the venue with this slug, made where it is missing. */
export async function venueId(house: House, slug: string, name = { de: slug, en: slug }): Promise<number> {
  const [row] = await house.db
    .insert(venues)
    .values({ slug, name })
    .onConflictDoUpdate({ target: venues.slug, set: { name } })
    .returning();
  return row?.id ?? 0;
}
