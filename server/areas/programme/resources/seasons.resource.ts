import { seasonsResource } from '#contract/programme/programme-resources.ts';
import { seasonAddress } from '../../links/addresses.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { productions, seasons } from '../../../db/tables/programme.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
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
  tags: () => [tags.seasons, tags.search],
  urls: (row) => ({ de: seasonAddress(row, 'de'), en: seasonAddress(row, 'en') }),
  uses: [
    usedBy('production', productions, productions.seasonId),
    usedBy('subscription', seasonSubscriptions, seasonSubscriptions.seasonId),
  ],
});
