import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localeSchema } from '../base/locale.ts';
import { localized } from '../base/localized.ts';
import { byId, inLocale, largestId, noParameters } from '../base/parameters.ts';
import { hiddenPersonSchema } from '../programme/hidden-persons.ts';
import { moment } from '../resources/resource-fields.ts';
import { recordChangeSchema } from '../resources/versions.ts';
import { sectionSlug } from './section.ts';

/** Maximum length of a comment and of an answer. */
export const maxRequestText = 1000;
/** Maximum number of records that are asked for together. */
export const maxRequestGroup = 100;
const text = z.string().trim().max(maxRequestText);
const id = z.int().positive().max(largestId);

/** What shall become public. */
const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('section'),
    slug: sectionSlug,
    language: localeSchema.nullable().describe('Texts of one language only; null for both.'),
  }),
  z.strictObject({
    kind: z.literal('record'),
    resource: z.string().max(60).describe('Name of the resource: `productions`.'),
    id,
  }),
  z.strictObject({ kind: z.literal('season'), id: id.describe('Everything of the season that is not public.') }),
]);
export type RequestSubject = z.infer<typeof subjectSchema>;

export const requestStatuses = ['open', 'done', 'declined'] as const;

const status = z.enum(requestStatuses);

const requestEntrySchema = z.object({
  id: z.int(),
  subject: subjectSchema,
  title: z.string().describe('Title of the page or the record, in the language of the path.'),
  status: status.describe('`done`: published, by this request or otherwise.'),
  answer: z.string().describe('Why it was declined; may be empty.'),
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
});
export type RequestEntry = z.infer<typeof requestEntrySchema>;

const groupSchema = z.object({
  title: z.string().describe('Title of its first entry, and how many others there are.'),
  status: status.describe('`open` while one of its requests is open, else `declined` if one was declined.'),
  entries: z.array(requestEntrySchema).describe('All its requests, in order.'),
});

const requestSchema = requestEntrySchema
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

const changedPartSchema = z.object({
  title: z.string().nullable().describe('Name of the module; null for the fields of a record.'),
  block: z.string().nullable().describe('Id of the module; null for the fields of a record.'),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  changes: z
    .array(recordChangeSchema)
    .describe('Of a module, `field` is the label in the language of the path; of a record the name of the field.'),
});
export type ChangedPart = z.infer<typeof changedPartSchema>;

const sectionChangesSchema = z
  .object({
    revision: z.int().describe('The draft that is compared.'),
    published_revision: z.int().nullable().describe('What it is compared with; null before the first publication.'),
    parts: z.array(changedPartSchema),
  })
  .meta({ id: 'SectionChanges' });
export type SectionChanges = z.infer<typeof sectionChangesSchema>;

const subjectDetails = {
  version: z.string().describe('State of the subject that these changes describe; send it with the decision.'),
  parts: z
    .array(changedPartSchema)
    .describe('What visitors would see anew: compared with what is public, or with nothing. Empty for a season.'),
  hidden_persons: z
    .array(hiddenPersonSchema)
    .describe('Who in the cast of a production or an event would still be hidden when it becomes public.'),
  urls: z.object({
    edit: address('Where it is edited.'),
    preview: address('How it would look; empty without a page.'),
    page: localized(address()).nullable(),
  }),
};

const entryDetailsSchema = requestEntrySchema.extend(subjectDetails);
export type RequestEntryDetails = z.infer<typeof entryDetailsSchema>;

const requestDetailsSchema = requestSchema
  .extend({
    ...subjectDetails,
    group: groupSchema.extend({ entries: z.array(entryDetailsSchema) }).nullable(),
  })
  .meta({ id: 'PublishRequestDetails' });
export type PublishRequestDetails = z.infer<typeof requestDetailsSchema>;

const persons = z
  .array(id)
  .max(1000)
  .optional()
  .describe('Of `hidden_persons`, those who become public with the subject, at its moment; archived ones cannot.');

const reviewer = z
  .string()
  .max(64)
  .nullish()
  .describe('Id of the user who shall decide, of `listReviewers`; absent for nobody in particular.');

const path = '/{locale}/api/requests/';

/** Asking for publication, and deciding about it. */
export const requestsApi = {
  list: endpoint({
    id: 'listPublishRequests',
    method: 'get',
    path,
    tag: 'requests',
    access: 'office',
    summary:
      'Requests, newest first: all for those who may publish, for others their own. Those made together are one entry. Kept for 90 days.',
    params: inLocale,
    query: pagingQuery.extend({
      open: z.enum(['true', 'false']).optional().describe('Only open, or only decided ones.'),
      mine: z.literal('true').optional().describe('Only the own ones.'),
      waiting: z
        .literal('true')
        .optional()
        .describe(
          'Only open ones that wait for the user: naming the user, or nobody who may publish, and not the own.',
        ),
    }),
    response: listOf(requestSchema),
  }),
  reviewers: endpoint({
    id: 'listReviewers',
    method: 'get',
    path: `${path}reviewers/`,
    tag: 'requests',
    access: 'office',
    summary: 'Colleagues who can be asked: active users who may publish, by name, without the user of this call.',
    params: inLocale,
    query: noParameters,
    response: z.array(z.object({ id: z.string(), name: z.string() }).meta({ id: 'Reviewer' })),
  }),
  changes: endpoint({
    id: 'getSectionChanges',
    method: 'get',
    path: '/{locale}/pageeditor-api/section/{slug}/changes',
    tag: 'requests',
    access: 'modules',
    summary: 'What publishing the draft of a page, or one language of it, would change for visitors, module by module.',
    params: z.object({ locale: localeSchema, slug: sectionSlug }),
    query: z.strictObject({ language: localeSchema.optional().describe('Publishing this language only.') }),
    response: sectionChangesSchema,
  }),
  show: endpoint({
    id: 'getPublishRequest',
    method: 'get',
    path: `${path}{id}/`,
    tag: 'requests',
    access: 'office',
    summary: 'One request with what would change for visitors; 404 for requests of others without `publish`.',
    params: byId,
    query: noParameters,
    response: requestDetailsSchema,
  }),
  create: endpoint({
    id: 'askForPublication',
    method: 'post',
    path,
    tag: 'requests',
    access: 'office',
    summary:
      'Asks those who may publish, or one of them, by mail as well. A second request of the same user for the same subject replaces the first. 403 for a subject that the user may not edit, 422 if it is public already or `reviewer` cannot publish it.',
    params: inLocale,
    query: noParameters,
    body: z.strictObject({ subject: subjectSchema, comment: text, reviewer }).meta({ id: 'NewPublishRequest' }),
    response: requestSchema,
    status: 201,
  }),
  createTogether: endpoint({
    id: 'askForPublicationOfMany',
    method: 'post',
    path: `${path}together/`,
    tag: 'requests',
    access: 'office',
    summary:
      'Asks for several records of one resource, all or none, with one comment and one mail. 422 names each record that is public already, deleted or without a title in one language, as `ids.2`.',
    params: inLocale,
    query: noParameters,
    body: z
      .strictObject({
        resource: z.string().max(60).describe('Name of the resource: `productions`.'),
        ids: z
          .array(id)
          .min(1)
          .max(maxRequestGroup)
          .refine((ids) => new Set(ids).size === ids.length, 'duplicate_entry'),
        comment: text,
        reviewer,
      })
      .meta({ id: 'NewPublishRequests' }),
    response: requestSchema,
    status: 201,
  }),
  withdraw: endpoint({
    id: 'withdrawPublishRequest',
    method: 'delete',
    path: `${path}{id}/`,
    tag: 'requests',
    access: 'office',
    summary:
      'Withdraws an own request, and those that were made together with it. 403 for one of somebody else, 409 once it is decided.',
    params: byId,
    query: noParameters,
    response: z.null(),
    status: 204,
  }),
  decide: endpoint({
    id: 'decidePublishRequest',
    method: 'post',
    path: `${path}{id}/decide/`,
    tag: 'requests',
    access: 'publish',
    summary:
      'Publishes the subject, or gives the request back with a reason. 409 if the subject has changed since `version`, if one of `persons` is no longer hidden in its cast, or if it is decided; 422 lists what is missing.',
    params: byId,
    query: noParameters,
    body: z
      .discriminatedUnion('decision', [
        z.strictObject({
          decision: z.literal('publish'),
          version: z.string().max(64),
          persons,
        }),
        z.strictObject({ decision: z.literal('decline'), answer: text.min(1, 'required_field') }),
      ])
      .meta({ id: 'PublishDecision' }),
    response: requestSchema,
  }),
  decideTogether: endpoint({
    id: 'decidePublishRequestsTogether',
    method: 'post',
    path: `${path}{id}/decide-together/`,
    tag: 'requests',
    access: 'publish',
    summary:
      'Publishes everything that is still open of the requests made together with this one, all or nothing, or gives it back with a reason. 409 if one of them was decided, its subject has changed since, or one of `persons` is no longer hidden in its cast; 422 names the entries that cannot be published.',
    params: byId,
    query: noParameters,
    body: z
      .discriminatedUnion('decision', [
        z.strictObject({
          decision: z.literal('publish'),
          entries: z
            .array(z.strictObject({ id, version: z.string().max(64), persons }))
            .min(1)
            .max(maxRequestGroup)
            .describe('The open ones, each with the version that was shown.'),
        }),
        z.strictObject({ decision: z.literal('decline'), answer: text.min(1, 'required_field') }),
      ])
      .meta({ id: 'PublishDecisionTogether' }),
    response: requestSchema,
  }),
};
