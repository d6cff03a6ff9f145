import { asc, eq, inArray } from 'drizzle-orm';
import { events } from '../../db/tables/programme.ts';
import { subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { changedIds } from '../../resources/definition/changed-ids.ts';
import { groupByOwner } from '../../resources/definition/list-part.ts';
import type { Part } from '../../resources/definition/resource.ts';

const { subscriptionId, eventId } = subscriptionEvents;

/** The events of a subscription, by start. */
export const subscriptionEventsPart: Part = {
  async load(db, ownerIds) {
    const rows = await db
      .select({ owner: subscriptionId, eventId })
      .from(subscriptionEvents)
      .innerJoin(events, eq(events.id, eventId))
      .where(inArray(subscriptionId, ownerIds))
      .orderBy(asc(subscriptionId), asc(events.start), asc(events.id));
    return groupByOwner(rows, (row) => row.eventId);
  },
  async save(tx, { ownerId, values, before }) {
    const ids = values.map(Number);
    if (changedIds(before.map(Number), ids).length === 0) return false;
    await tx.delete(subscriptionEvents).where(eq(subscriptionId, ownerId));
    if (ids.length > 0)
      await tx.insert(subscriptionEvents).values(ids.map((id) => ({ subscriptionId: ownerId, eventId: id })));
    return true;
  },
};
