import type { StoredOf } from '#contract/resources/define-resource.ts';
import { seasonsResource } from '#contract/programme/programme-resources.ts';
import { seasonAddress } from '../../links/addresses.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { productions, seasons } from '../../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';
import { isPublishedRow } from '../../../db/columns.ts';
import { defineResource, type Snapshot } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedBy } from '../../../resources/definition/uses.ts';

export const seasonsDefinition = defineResource({
  contract: seasonsResource,
  table: seasons,
  kind: 'season',
  searched: foldTexts(seasons.name, seasons.slug),
  sort: '-starts_on',
  unique: ['slug'],
  check: ({ starts_on: start, ends_on: end }) =>
    start && end && start > end ? [{ path: 'ends_on', message: 'end_before_start' }] : [],
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
