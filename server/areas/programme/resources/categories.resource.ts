import { categoriesResource } from '#contract/programme/programme-resources.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { eventCategories, events, productions } from '../../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories } from '../../../db/tables/subscriptions.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedBy, usedThrough } from '../../../resources/definition/uses.ts';

export const categoriesDefinition = defineResource({
  contract: categoriesResource,
  table: eventCategories,
  kind: 'category',
  searched: foldTexts(eventCategories.name, eventCategories.slug),
  sort: 'position',
  unique: ['slug'],
  tags: () => [tags.categories, tags.search],
  uses: [
    usedBy('production', productions, productions.categoryId),
    usedBy('event', events, events.categoryId),
    usedThrough('subscription', {
      table: seasonSubscriptions,
      through: subscriptionCategories.subscriptionId,
      reference: subscriptionCategories.categoryId,
    }),
  ],
});
