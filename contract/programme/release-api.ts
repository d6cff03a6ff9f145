import { z } from 'zod';
import { byId, largestId } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { undoneFields } from '../resources/change-sets.ts';
import { publicationState } from '../resources/publication.ts';
import { moment } from '../resources/resource-fields.ts';
import { hiddenPersonSchema } from './hidden-persons.ts';
import { component, strictComponent } from '../base/schema-parts.ts';

/** Kinds of entries that are released with a season. */
export const releasedKinds = ['season', 'production', 'event', 'subscription', 'person', 'press'] as const;
export type ReleasedKind = (typeof releasedKinds)[number];

/** Maximum number of entries that are listed and released together. */
export const maxReleaseEntries = 5000;

const entryReference = z.strictObject({ kind: z.enum(releasedKinds), id: z.int() });

/** What is checked in every entry. */
export const releaseProblems = ['missing_text', 'missing_alt', 'no_venue', 'no_prices', 'dead_link'] as const;

const releaseProblemSchema = component('ReleaseProblem', {
  problem: z.enum(releaseProblems),
  field: z.string().describe('Path of the field in the entry, `title.en`.'),
  language: localeSchema.nullable().describe('Language in which a text is missing; null if it concerns all.'),
  severity: z
    .enum(['prevents', 'notice'])
    .describe('`prevents`: the entry is not released as long as this is so. `notice`: should be looked at.'),
});
export type ReleaseProblem = z.infer<typeof releaseProblemSchema>;

const releaseEntrySchema = component('ReleaseEntry', {
  ...entryReference.shape,
  title: z.string().describe('In the language of the path, else in the other one.'),
  start: moment.nullable().describe('Events only.'),
  state: publicationState,
  public_from: moment.nullable(),
  problems: z.array(releaseProblemSchema).describe('In the order of the fields.'),
  hidden_persons: z
    .array(hiddenPersonSchema)
    .describe(
      'Who is not public in the cast that is stored with this production or event. Drafts and planned ones are entries as well; archived ones stay hidden.',
    ),
});
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;

const seasonReleaseSchema = component('SeasonRelease', {
  version: z.string().describe('Changes with every change of these entries; send it with the release.'),
  entries: z
    .array(releaseEntrySchema)
    .describe(
      'Everything of the season that is not public by itself: the season, its productions, their events, press directories and people, its subscriptions. Archived entries are left out.',
    ),
  more: z
    .boolean()
    .describe(`There are more than ${maxReleaseEntries} entries; the others are listed when these are public.`),
  last: z
    .object({
      id: z.int().describe('Send it to take the release back.'),
      at: moment,
      user_name: z.string(),
      public_from: moment.nullable().describe('The planned moment; null: at once.'),
      count: z.int().describe('Number of released entries.'),
    })
    .nullable()
    .describe('The last release that has not been taken back.'),
});
export type SeasonRelease = z.infer<typeof seasonReleaseSchema>;

const path = '/{locale}/api/seasons/{id}/release/';
const call = endpoints({ tag: 'programme', access: 'publish' });
const shared = { params: byId, response: seasonReleaseSchema } as const;

/** Publishing everything of a season as one act. */
export const releaseApi = {
  show: call({
    ...shared,
    access: 'programme',
    id: 'getSeasonRelease',
    path,
    summary: 'What a release of the season would make public, and the last release.',
  }),
  release: call({
    ...shared,
    id: 'releaseSeason',
    method: 'post',
    path,
    summary:
      'Makes entries public, at once or at a moment, all or none. 409 if an entry has changed since `version`, with the present list in `details.current`; 422 for a moment in the past, an entry that is not listed or one with a problem that prevents its release: `issues` names entry and field, `entries.3.title.en`.',
    body: strictComponent('NewSeasonRelease', {
      version: z.string().max(64),
      public_from: moment.nullable().describe('Null: at once.'),
      entries: z.array(entryReference).min(1).max(10_000),
    }),
  }),
  undo: call({
    ...shared,
    id: 'takeBackSeasonRelease',
    method: 'post',
    path: `${path}take-back/`,
    summary:
      'Takes the last release back: its entries get their former state. Entries that were changed since keep theirs and are named. 409 if `release_id` is not the last release any more, with the present list in `details.current`; 404 for an unknown season.',
    body: strictComponent('ReleaseToTakeBack', { release_id: z.int().min(1).max(largestId) }),
    response: seasonReleaseSchema.extend(undoneFields),
  }),
};
