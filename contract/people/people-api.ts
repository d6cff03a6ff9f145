import { z } from 'zod';
import { byId, editable } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { personCategorySchema, personSchema, personSummarySchema } from './people.ts';

/** Artists and all other persons on cast lists. */
export const peopleApi = {
  categories: endpoint({
    id: 'listPersonCategories',
    path: '/{locale}/api/person-categories/',
    tag: 'people',
    summary: 'Categories of persons, with their persons.',
    query: pagingQuery,
    response: listOf(personCategorySchema),
  }),
  persons: endpoint({
    id: 'listPersons',
    path: '/{locale}/api/persons/',
    tag: 'people',
    summary: 'Persons by name.',
    query: pagingQuery.extend({
      query: z.string().max(200).optional().describe('Part of the name.'),
      category: z.string().max(80).optional().describe('Slug of a category.'),
    }),
    response: listOf(personSummarySchema),
  }),
  person: endpoint({
    id: 'getPerson',
    path: '/{locale}/api/persons/{id}/',
    tag: 'people',
    summary: 'One person, with roles and dates.',
    params: byId,
    query: editable,
    response: personSchema,
  }),
};
