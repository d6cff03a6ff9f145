import { venuesResource } from '#contract/programme/programme-resources.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { events, venues } from '../../../db/tables/programme.ts';
import { defineResource } from '../../../resources/definition/resource.ts';
import { foldTexts } from '../../../resources/definition/searched-text.ts';
import { usedBy } from '../../../resources/definition/uses.ts';

export const venuesDefinition = defineResource({
  contract: venuesResource,
  table: venues,
  kind: 'venue',
  searched: foldTexts(venues.name, venues.street, venues.city),
  unique: ['slug'],
  tags: () => [tags.venues, tags.search],
  uses: [usedBy('event', events, events.venueId)],
});
