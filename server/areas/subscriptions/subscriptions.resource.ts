import { subscriptionsResource } from '#contract/subscriptions/subscription-resources.ts';
import { addressesOf } from '../links/addresses.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { seasonSubscriptions, subscriptionCategories, subscriptionEvents } from '../../db/tables/subscriptions.ts';
import { groupByOwner, listPart } from '../../resources/definition/list-part.ts';
import { defineResource, type Part } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { copyOwnSection } from '../sections/copy-section.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { events } from '../../db/tables/programme.ts';
import { changedIds } from '../../resources/definition/changed-ids.ts';

const { subscriptionId, eventId } = subscriptionEvents;

/** The events of a subscription, by start. */
const subscriptionEventsPart: Part = {
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

export const subscriptionsDefinition = defineResource({
  contract: subscriptionsResource,
  table: seasonSubscriptions,
  kind: 'subscription',
  parts: {
    event_ids: subscriptionEventsPart,
    category_ids: listPart({ table: subscriptionCategories, owner: 'subscriptionId', entry: 'category_id' }),
  },
  searched: foldTexts(seasonSubscriptions.title, seasonSubscriptions.teaser),
  urls: (row) => addressesOf('subscription', row),
  copySection: copyOwnSection('subscription'),
  tags: ({ before, after }) => [tags.subscription(after?.id ?? before?.id ?? 0), tags.subscriptions, tags.search],
});
