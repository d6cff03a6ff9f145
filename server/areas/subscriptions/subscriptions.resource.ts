import { subscriptionsResource } from '#contract/subscriptions/subscription-resources.ts';
import { addressesOf } from '../links/addresses.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { seasonSubscriptions, subscriptionCategories } from '../../db/tables/subscriptions.ts';
import { listPart } from '../../resources/definition/list-part.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { copyOwnSection } from '../sections/copy-section.ts';
import { subscriptionEventsPart } from './subscription-events-part.ts';

export const subscriptionsDefinition = defineResource({
  contract: subscriptionsResource,
  table: seasonSubscriptions,
  kind: 'subscription',
  parts: {
    event_ids: subscriptionEventsPart,
    category_ids: listPart({ table: subscriptionCategories, owner: 'subscriptionId', entry: 'category_id' }),
  },
  searched: foldTexts(seasonSubscriptions.title, seasonSubscriptions.teaser),
  sort: 'position',
  urls: (row) => addressesOf('subscription', row),
  copySection: copyOwnSection('subscription'),
  tags: ({ before, after }) => [tags.subscription(after?.id ?? before?.id ?? 0), tags.subscriptions, tags.search],
});
