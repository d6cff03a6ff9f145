import type { StoredOf } from '#contract/resources/define-resource.ts';
import {
  seasonsResource,
  categoriesResource,
  venuesResource,
  rolesResource,
} from '#contract/programme/programme-resources.ts';
import { seasonAddress, addressesOf } from '../../links/addresses.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import {
  productions,
  seasons,
  events,
  festivals,
  eventCategories,
  venues,
  roles,
} from '../../../db/tables/programme.ts';
import { seasonSubscriptions, subscriptionCategories } from '../../../db/tables/subscriptions.ts';
import { isPublishedRow } from '../../../db/columns.ts';
import { defineResource, type Snapshot } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedBy, usedThrough } from '../../../resources/definition/uses.ts';
import { festivalsResource } from '#contract/programme/festival-resources.ts';
import type { Problem } from '#contract/base/errors.ts';
import { categoryColourProblem } from '#contract/settings/theme/category-colours.ts';
import type { Transaction } from '../../../db/database.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../../db/tables/production-parts.ts';

export const seasonsDefinition = defineResource({
  contract: seasonsResource,
  table: seasons,
  kind: 'season',
  searched: foldTexts(seasons.name, seasons.slug),
  sort: '-starts_on',
  unique: ['slug'],
  check: checkPeriod,
  tags: ({ before, after }) => [
    tags.seasons,
    tags.search,
    // Hides the events of its days that have no production.
    ...([before, after].some(isHidden) && daysOf(before) !== daysOf(after) ? [tags.everything] : []),
  ],
  urls: (row) => ({ de: seasonAddress(row, 'de'), en: seasonAddress(row, 'en') }),
  uses: [
    usedBy('production', productions, productions.seasonId),
    usedBy('subscription', seasonSubscriptions, seasonSubscriptions.seasonId),
  ],
});

type SeasonSnapshot = Snapshot<typeof seasons.$inferSelect, StoredOf<typeof seasonsResource>>;

function isHidden(season: SeasonSnapshot | null): boolean {
  return season !== null && !isPublishedRow(season.row, new Date());
}

function daysOf(season: SeasonSnapshot | null): string {
  return JSON.stringify([season?.state.starts_on, season?.state.ends_on]);
}

export const festivalsDefinition = defineResource({
  contract: festivalsResource,
  table: festivals,
  kind: 'festival',
  searched: foldTexts(festivals.title),
  sort: '-starts_on',
  check: checkPeriod,
  tags: ({ before, after }) => [tags.festivals, tags.search, tags.festival(after?.id ?? before?.id ?? 0)],
  urls: (row) => addressesOf('festival', row),
  uses: [usedBy('event', events, events.festivalId)],
});

function checkPeriod({
  starts_on: start,
  ends_on: end,
}: {
  starts_on?: string | null;
  ends_on?: string | null;
}): Problem[] {
  return start && end && start > end ? [{ path: 'ends_on', message: 'end_before_start' }] : [];
}

export const categoriesDefinition = defineResource({
  contract: categoriesResource,
  table: eventCategories,
  kind: 'category',
  searched: foldTexts(eventCategories.name, eventCategories.slug),
  unique: ['slug'],
  // Every page has the chosen colours in its style.
  tags: ({ before, after }) => [tags.categories, tags.search, ...(hasSameColour(before, after) ? [] : [tags.site])],
  check: checkColour,
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

type Category = { state: Pick<StoredOf<typeof categoriesResource>, 'slug' | 'colour'> } | null;

function hasSameColour(before: Category, after: Category): boolean {
  const shown = (category: Category) => category?.state.colour && `${category.state.slug} ${category.state.colour}`;
  return (shown(before) ?? '') === (shown(after) ?? '');
}

/** Only a colour that was changed: a stored one becomes lighter or darker when the theme changes. */
async function checkColour(
  { colour }: { colour?: string },
  { before }: { before: Category },
  tx: Transaction,
): Promise<Problem[]> {
  if (!colour || colour === before?.state.colour) return [];
  const { theme } = await readSiteSettings(tx);
  const problem = categoryColourProblem(colour, theme.colours);
  return problem ? [{ path: 'colour', message: problem.message }] : [];
}

export const venuesDefinition = defineResource({
  contract: venuesResource,
  table: venues,
  kind: 'venue',
  searched: foldTexts(venues.name, venues.street, venues.city),
  unique: ['slug'],
  tags: () => [tags.venues, tags.search],
  uses: [usedBy('event', events, events.venueId)],
});

export const rolesDefinition = defineResource({
  contract: rolesResource,
  table: roles,
  kind: 'role',
  searched: foldTexts(roles.name),
  tags: ({ before }) => (before ? [tags.roles, tags.search] : []),
  uses: [
    usedThrough('production', {
      table: productions,
      through: productionCredits.productionId,
      reference: productionCredits.roleId,
    }),
    usedThrough('event', { table: events, through: eventCast.eventId, reference: eventCast.roleId }),
    usedThrough('event', {
      table: events,
      through: eventSubstitutions.eventId,
      reference: eventSubstitutions.roleId,
    }),
  ],
});
