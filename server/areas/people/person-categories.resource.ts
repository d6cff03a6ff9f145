import { personCategoriesResource } from '#contract/people/people-resources.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { personCategories } from '../../db/tables/people.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';

export const personCategoriesDefinition = defineResource({
  contract: personCategoriesResource,
  table: personCategories,
  kind: 'person-category',
  searched: foldTexts(personCategories.name, personCategories.slug),
  unique: ['slug'],
  // Lists of people are filtered by category.
  tags: ({ before }) => [tags.personCategories, ...(before ? [tags.persons] : [])],
});
