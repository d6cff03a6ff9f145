import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { searchOverviewSchema, searchResultSchema, suggestionSchema } from './search.ts';
import { component } from '../base/schema-parts.ts';

const call = endpoints({ tag: 'search' });

const query = z
  .string()
  .max(20_000)
  .default('')
  .describe('Search text; only the first 200 characters and eight words count.');
const ofPart = (id: string, part: string, summary: string) =>
  call({
    id,
    path: `/{locale}/api/search/${part}/`,
    summary,
    query: pagingQuery.extend({ query }),
    response: listOf(searchResultSchema),
  });

const emptySearchSchema = component('EmptySearch', {
  id: z.string(),
  address: address('The search page with these words.'),
  title: z.string().describe('The words as typed, in small letters.'),
  count: z.int().describe('Searches in the last thirty days; those of one minute count once.'),
  last_day: z.iso.date().describe('Day in Berlin of the last search.'),
});
export type EmptySearch = z.infer<typeof emptySearchSchema>;

/** Search over everything public. */
export const searchApi = {
  suggest: call({
    id: 'suggest',
    path: '/{locale}/api/search/autocomplete/',
    summary: 'Up to eight suggestions for the beginning of a word.',
    query: z.object({ query }),
    response: z.array(suggestionSchema),
  }),
  all: call({
    id: 'search',
    path: '/{locale}/api/search/',
    summary: 'The first five results of each part.',
    query: z.object({ query }),
    response: searchOverviewSchema,
  }),
  events: ofPart(
    'searchEvents',
    'events',
    'Coming productions, each with its next three dates, and single events; at most 200.',
  ),
  others: ofPart('searchOthers', 'others', 'People, pages, articles, festivals, subscriptions, press; at most 200.'),
  archive: ofPart(
    'searchArchive',
    'archive',
    'Productions with their latest three dates, and single events that are over, the latest first where they match equally well; at most 200.',
  ),
  empty: call({
    access: 'settings',
    id: 'listEmptySearches',
    path: '/{locale}/api/empty-searches/',
    summary: 'Searches of visitors in the last thirty days that found nothing, the most frequent first.',
    query: pagingQuery.extend({ query: z.string().max(200).default('').describe('Part of the words.') }),
    response: listOf(emptySearchSchema),
  }),
};
