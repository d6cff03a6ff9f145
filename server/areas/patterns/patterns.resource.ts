import { patternsResource } from '#contract/pages/pattern-resources.ts';
import { patterns } from '../../db/tables/pages.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';

/** No visitor sees a pattern, so nothing is invalidated. */
export const patternsDefinition = defineResource({
  contract: patternsResource,
  table: patterns,
  kind: 'pattern',
  searched: foldTexts(patterns.title, patterns.description),
  tags: () => [],
});

export function patternSectionSlug(id: number): string {
  return `pattern-${id}`;
}
