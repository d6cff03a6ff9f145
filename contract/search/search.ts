import { z } from 'zod';
import { address } from '../base/address.ts';
import { pictureSchema } from '../media/media.ts';
import { component, moment } from '../base/schema-parts.ts';

export const searchKinds = [
  'event',
  'production',
  'person',
  'article',
  'page',
  'subscription',
  'press',
  'festival',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Groups of results: upcoming events and productions, everything else, the archive. */
export const searchParts = ['all', 'events', 'others', 'archive'] as const;
export type SearchPart = (typeof searchParts)[number];

export const suggestionSchema = component('Suggestion', {
  text: z.string().describe('Text that replaces the input when the suggestion is chosen.'),
  kind: z.enum(searchKinds),
  hint: z.string().describe('Short description, e.g. `Oper` or `Sopran`; may be empty.'),
  url: address('Its own page.'),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** A piece of text; `hit` where it matches the query. */
const piece = z.object({ text: z.string(), hit: z.boolean() });

export const searchResultSchema = component('SearchResult', {
  kind: z.enum(searchKinds),
  id: z.int(),
  title: z.array(piece),
  excerpt: z.array(piece).describe('Excerpt around the first match; may be empty.'),
  hint: z.string().describe('Short description; may be empty.'),
  date: moment.nullable().describe('Start of a single event or publication time of an article.'),
  picture: pictureSchema.nullish(),
  url: address(),
  dates: z
    .array(
      z.object({
        id: z.int(),
        start: moment,
        venue: z.string().describe('Name of the venue; may be empty.'),
        url: address('Page of this event.'),
      }),
    )
    .optional()
    .describe('Of a production: its next events, in the archive its latest, without cancelled ones; at most three.'),
  lang: z.string().optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

const part = z.object({
  count: z.int().describe('Number of results, exact up to 200, where the list ends.'),
  results: z.array(searchResultSchema),
});

/** The first results of every group. */
export const searchOverviewSchema = component('SearchOverview', {
  count: z.int().describe('Number of results of all parts.'),
  events: part,
  others: part,
  archive: part,
  did_you_mean: z
    .string()
    .nullable()
    .describe(
      'Corrected search text if a word of the input does not occur; the results, if any, are those of the corrected text.',
    ),
});
export type SearchOverview = z.infer<typeof searchOverviewSchema>;
