import { z } from 'zod';
import { address } from '../../base/address.ts';
import { endpoints } from '../../base/endpoint.ts';
import { localeSchema } from '../../base/locale.ts';
import { localized } from '../../base/localized.ts';
import { byId } from '../../base/parameters.ts';
import { hiddenPersonSchema } from '../../programme/hidden-persons.ts';
import { recordChangeSchema } from '../../resources/versions.ts';
import { sectionSlug } from '../section.ts';
import {
  colleagueSchema,
  groupSchema,
  listRequests,
  requestEntrySchema,
  requestSchema,
  requestsPath as path,
  subjectId,
  subjectSchema,
} from './publish-request.ts';
import { component, strictComponent } from '../../base/schema-parts.ts';

/** Maximum length of a comment and of an answer. */
export const maxRequestText = 1000;
/** Maximum number of records that are asked for together. */
export const maxRequestGroup = 100;
const text = z.string().trim().max(maxRequestText);

const changedPartSchema = z.object({
  title: z.string().nullable().describe('Name of the module; null for the fields of a record.'),
  block: z.string().nullable().describe('Id of the module; null for the fields of a record.'),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  changes: z
    .array(recordChangeSchema)
    .describe('Of a module, `field` is the label in the language of the path; of a record the name of the field.'),
});
export type ChangedPart = z.infer<typeof changedPartSchema>;

const sectionChangesSchema = component('SectionChanges', {
  revision: z.int().describe('The draft that is compared.'),
  published_revision: z.int().nullable().describe('What it is compared with; null before the first publication.'),
  parts: z.array(changedPartSchema),
  new_parts: z
    .array(z.object({ id: z.int(), revision: z.int().describe('Number of its newest revision.') }))
    .describe('Shared parts that are published with it, because nobody has published them yet.'),
});
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

/** What whoever decides has seen, and publishes. */
const seen = {
  // That of a page has the id and the revision of each shared part that is published with it.
  version: z.string().max(2000),
  persons: z
    .array(subjectId)
    .max(1000)
    .optional()
    .describe('Of `hidden_persons`, those who become public with the subject, at its moment; archived ones cannot.'),
};
const declining = z.strictObject({ decision: z.literal('decline'), answer: text.min(1, 'required_field') });

const asking = {
  comment: text,
  reviewer: z
    .string()
    .max(64)
    .nullish()
    .describe('Id of the user who shall decide, of `listReviewers`; absent for nobody in particular.'),
};

const call = endpoints({ tag: 'requests', access: 'office' });

/** Asking for publication, and deciding about it. */
export const requestsApi = {
  list: listRequests,
  reviewers: call({
    id: 'listReviewers',
    path: `${path}reviewers/`,
    summary: 'Colleagues who can be asked: active users who may publish, by name, without the user of this call.',
    response: z.array(colleagueSchema.meta({ id: 'Reviewer' })),
  }),
  changes: call({
    access: 'modules',
    id: 'getSectionChanges',
    path: '/{locale}/pageeditor-api/section/{slug}/changes',
    summary: 'What publishing the draft of a page, or one language of it, would change for visitors, module by module.',
    params: z.object({ locale: localeSchema, slug: sectionSlug }),
    query: z.strictObject({ language: localeSchema.optional().describe('Publishing this language only.') }),
    response: sectionChangesSchema,
  }),
  show: call({
    id: 'getPublishRequest',
    path: `${path}{id}/`,
    summary: 'One request with what would change for visitors; 404 for requests of others without `publish`.',
    params: byId,
    response: requestDetailsSchema,
  }),
  create: call({
    id: 'askForPublication',
    method: 'post',
    path,
    summary:
      'Asks those who may publish, or one of them, by mail as well. A second request of the same user for the same subject replaces the first. 403 for a subject that the user may not edit, 422 if it is public already or `reviewer` cannot publish it.',
    body: strictComponent('NewPublishRequest', { subject: subjectSchema, ...asking }),
    response: requestSchema,
    status: 201,
  }),
  createTogether: call({
    id: 'askForPublicationOfMany',
    method: 'post',
    path: `${path}together/`,
    summary:
      'Asks for several records of one resource, all or none, with one comment and one mail. 422 names each record that is public already, deleted or without a title in one language, as `ids.2`.',
    body: strictComponent('NewPublishRequests', {
      resource: z.string().max(60).describe('Name of the resource: `productions`.'),
      ids: z
        .array(subjectId)
        .min(1)
        .max(maxRequestGroup)
        .refine((ids) => new Set(ids).size === ids.length, 'duplicate_entry'),
      ...asking,
    }),
    response: requestSchema,
    status: 201,
  }),
  withdraw: call({
    id: 'withdrawPublishRequest',
    method: 'delete',
    path: `${path}{id}/`,
    summary:
      'Withdraws an own request, and those that were made together with it. 403 for one of somebody else, 409 once it is decided.',
    params: byId,
  }),
  decide: call({
    access: 'publish',
    id: 'decidePublishRequest',
    method: 'post',
    path: `${path}{id}/decide/`,
    summary:
      'Publishes the subject, or gives the request back with a reason. 409 if the subject has changed since `version`, if one of `persons` is no longer hidden in its cast, or if it is decided; 422 lists what is missing.',
    params: byId,
    body: z
      .discriminatedUnion('decision', [z.strictObject({ decision: z.literal('publish'), ...seen }), declining])
      .meta({ id: 'PublishDecision' }),
    response: requestSchema,
  }),
  decideTogether: call({
    access: 'publish',
    id: 'decidePublishRequestsTogether',
    method: 'post',
    path: `${path}{id}/decide-together/`,
    summary:
      'Publishes everything that is still open of the requests made together with this one, all or nothing, or gives it back with a reason. 409 if one of them was decided, its subject has changed since, or one of `persons` is no longer hidden in its cast; 422 names the entries that cannot be published.',
    params: byId,
    body: z
      .discriminatedUnion('decision', [
        z.strictObject({
          decision: z.literal('publish'),
          entries: z
            .array(z.strictObject({ id: subjectId, ...seen }))
            .min(1)
            .max(maxRequestGroup)
            .describe('The open ones, each with the version that was shown.'),
        }),
        declining,
      ])
      .meta({ id: 'PublishDecisionTogether' }),
    response: requestSchema,
  }),
};
