import { sharedPartsResource } from '#contract/pages/shared-part-resources.ts';
import { sharedParts } from '../../db/tables/pages.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { sharedSectionSlug } from '../sections/references/read-shared-parts.ts';

/** Every page that shows the part depends on its section. */
export const sharedPartsDefinition = defineResource({
  contract: sharedPartsResource,
  table: sharedParts,
  kind: 'shared',
  searched: foldTexts(sharedParts.title),
  tags: ({ before, after }) => [tags.section(sharedSectionSlug((after ?? before)?.id ?? 0))],
});
