import { categoriesResource, rolesResource, seasonsResource, venuesResource } from '#contract/resources-programme.ts';
import { seasonAddress } from '../addresses.ts';
import { tags } from '../page-cache/tags.ts';
import { eventCast, productionCredits } from '../programme/parts-schema.ts';
import { eventCategories, events, productions, roles, seasons, venues } from '../programme/schema.ts';
import { seasonSubscriptions, subscriptionCategories } from '../subscriptions/schema.ts';
import { keepResource } from './resource.ts';
import { foldTexts } from './searched-text.ts';
import { usedBy, usedThrough } from './uses.ts';

export const keptSeasons = keepResource({
  contract: seasonsResource,
  table: seasons,
  kind: 'season',
  searched: foldTexts(seasons.name, seasons.slug),
  sort: '-starts_on',
  unique: ['slug'],
  check: ({ starts_on: start, ends_on: end }) =>
    start && end && start > end ? [{ path: 'ends_on', message: 'The end has to come after the start' }] : [],
  tags: () => [tags.seasons, tags.search],
  urls: (row) => ({ de: seasonAddress(row, 'de'), en: seasonAddress(row, 'en') }),
  uses: [
    usedBy('production', productions, productions.seasonId),
    usedBy('subscription', seasonSubscriptions, seasonSubscriptions.seasonId),
  ],
});

export const keptCategories = keepResource({
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
    usedThrough(
      'subscription',
      seasonSubscriptions,
      subscriptionCategories.subscriptionId,
      subscriptionCategories.categoryId,
    ),
  ],
});

export const keptVenues = keepResource({
  contract: venuesResource,
  table: venues,
  kind: 'venue',
  searched: foldTexts(venues.name, venues.street, venues.city),
  sort: 'position',
  unique: ['slug'],
  tags: () => [tags.venues, tags.search],
  uses: [usedBy('event', events, events.venueId)],
});

export const keptRoles = keepResource({
  contract: rolesResource,
  table: roles,
  kind: 'role',
  searched: foldTexts(roles.name),
  sort: 'name',
  tags: ({ before }) => (before ? [tags.roles, tags.search] : []),
  uses: [
    usedThrough('production', productions, productionCredits.productionId, productionCredits.roleId),
    usedThrough('event', events, eventCast.eventId, eventCast.roleId),
  ],
});
