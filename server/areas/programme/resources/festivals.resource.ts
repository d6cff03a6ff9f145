import type { StoredOf } from '#contract/resources/define-resource.ts';
import { festivalsResource } from '#contract/programme/festival-resources.ts';
import type { Problem } from '#contract/base/errors.ts';
import { addressesOf } from '../../links/addresses.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { events, festivals } from '../../../db/tables/programme.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedBy } from '../../../resources/definition/uses.ts';

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

function checkPeriod({ starts_on: start, ends_on: end }: Partial<StoredOf<typeof festivalsResource>>): Problem[] {
  return start && end && start > end ? [{ path: 'ends_on', message: 'end_before_start' }] : [];
}
