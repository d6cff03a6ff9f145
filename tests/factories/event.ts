import { events } from '#server/db/schema.ts';
import type { House } from '#server/house.ts';
import type { EventRow } from '#server/programme/event-summary.ts';

type NewEvent = typeof events.$inferInsert;

/** An evening three hours long, tomorrow by the house’s clock; what the test is about comes as overrides. */
export async function makeEvent(house: House, overrides: Partial<NewEvent> = {}): Promise<EventRow> {
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
