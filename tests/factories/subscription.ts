import type { AppContext } from '#server/app-context.ts';
import { seasonSubscriptions, subscriptionCategories, subscriptionEvents } from '#server/db/tables/subscriptions.ts';

type StoredSubscription = typeof seasonSubscriptions.$inferSelect;

/** A series of four evenings on sale; what the test is about comes as overrides. */
export async function makeSubscription(
  ctx: AppContext,
  overrides: Partial<typeof seasonSubscriptions.$inferInsert> = {},
  holds: { eventIds?: number[]; categoryIds?: number[] } = {},
): Promise<StoredSubscription> {
  const [row] = await ctx.db
    .insert(seasonSubscriptions)
    .values({
      slug: { de: 'freitags-abo', en: 'friday-series' },
      title: { de: 'Freitags-Abo', en: 'Friday series' },
      kind: 'series',
      evenings: 4,
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The subscription was not stored');
  for (const eventId of holds.eventIds ?? [])
    await ctx.db.insert(subscriptionEvents).values({ subscriptionId: row.id, eventId });
  for (const categoryId of holds.categoryIds ?? [])
    await ctx.db.insert(subscriptionCategories).values({ subscriptionId: row.id, categoryId });
  return row;
}
