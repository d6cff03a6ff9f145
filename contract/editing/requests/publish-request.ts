import { z } from 'zod';
import { address } from '../../base/address.ts';
import { endpoint } from '../../base/endpoint.ts';
import { listOf, pagingQuery } from '../../base/list.ts';
import { localeSchema } from '../../base/locale.ts';
import { largestId } from '../../base/parameters.ts';
import { moment } from '../../resources/resource-fields.ts';
import { sectionSlug } from '../section.ts';

/** Id of a record or a season. */
export const subjectId = z.int().positive().max(largestId);
export const requestsPath = '/{locale}/api/requests/';

/** A user whom a colleague can ask, or name in a note. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/** What shall become public. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('section'),
    slug: sectionSlug,
    language: localeSchema.nullable().describe('Texts of one language only; null for both.'),
  }),
  z.strictObject({
    kind: z.literal('record'),
    resource: z.string().max(60).describe('Name of the resource: `productions`.'),
    id: subjectId,
  }),
  z.strictObject({ kind: z.literal('season'), id: subjectId.describe('Everything of the season that is not public.') }),
]);
export type RequestSubject = z.infer<typeof subjectSchema>;

export const requestStatuses = ['open', 'done', 'declined'] as const;

const status = z.enum(requestStatuses);

export const requestEntrySchema = z.object({
  id: z.int(),
  subject: subjectSchema,
  title: z.string().describe('Title of the page or the record, in the language of the path.'),
  status: status.describe('`done`: published, by this request or otherwise.'),
  answer: z.string().describe('Why it was declined; may be empty.'),
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
});
export type RequestEntry = z.infer<typeof requestEntrySchema>;

export const groupSchema = z.object({
  title: z.string().describe('Title of its first entry, and how many others there are.'),
  status: status.describe('`open` while one of its requests is open, else `declined` if one was declined.'),
  entries: z.array(requestEntrySchema).describe('All its requests, in order.'),
});

export const requestSchema = requestEntrySchema
  .extend({
    requested_at: moment,
    requested_by: z.string(),
    reviewer: z.string().nullable().describe('Who shall decide; null for nobody in particular.'),
    mine: z.boolean().describe('True if the user of this call has asked.'),
    for_me: z.boolean().describe('True if it names the user of this call.'),
    comment: z.string(),
    url: address('Where it is edited.'),
    group: groupSchema.nullable().describe('Requests that were made together with this one; null for one alone.'),
  })
  .meta({ id: 'PublishRequest' });
export type PublishRequest = z.infer<typeof requestSchema>;

/** A request for the modules of a page, as everybody sees it who edits them. */
export const reviewSchema = z.object({
  ...requestSchema.omit({ subject: true, title: true, url: true, group: true }).shape,
  language: localeSchema.nullable().describe('Texts of one language only; null for both.'),
  status: z.enum(['open', 'declined']).describe('`declined`: given back, and not asked for again since.'),
});
export type Review = z.infer<typeof reviewSchema>;

/** The only call about requests that every open editor makes. */
export const listRequests = endpoint({
  id: 'listPublishRequests',
  path: requestsPath,
  tag: 'requests',
  access: 'office',
  summary:
    'Requests, newest first: all for those who may publish, for others their own. Those made together are one entry. Kept for 90 days.',
  query: pagingQuery.extend({
    open: z.enum(['true', 'false']).optional().describe('Only open, or only decided ones.'),
    mine: z.literal('true').optional().describe('Only the own ones.'),
    waiting: z
      .literal('true')
      .optional()
      .describe(
        'Only what waits for the user: open requests of others that name the user, or that name nobody who may still publish; and requests of the user that were declined, until the user asks again or the page or entry is published.',
      ),
  }),
  response: listOf(requestSchema),
});
