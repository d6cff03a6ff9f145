import { z } from 'zod';
import { byId, editable, inLocale } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { personCategorySchema, personSchema, personSummarySchema } from './people.ts';

/** Artists and all other persons on cast lists. */
export const peopleApi = {
  categories: endpoint({
    id: 'listPersonCategories',
    method: 'get',
    path: '/{locale}/api/person-categories/',
    tag: 'people',
    summary: 'Categories of persons, with their persons.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(personCategorySchema),
  }),
  persons: endpoint({
    id: 'listPersons',
    method: 'get',
    path: '/{locale}/api/persons/',
    tag: 'people',
    summary: 'Persons by name.',
    params: inLocale,
    query: pagingQuery.extend({
      query: z.string().max(200).optional().describe('Part of the name.'),
      category: z.string().max(80).optional().describe('Slug of a category.'),
    }),
    response: listOf(personSummarySchema),
  }),
  person: endpoint({
    id: 'getPerson',
    method: 'get',
    path: '/{locale}/api/persons/{id}/',
    tag: 'people',
    summary: 'One person, with roles and dates.',
    params: byId,
    query: editable,
    response: personSchema,
  }),
};
