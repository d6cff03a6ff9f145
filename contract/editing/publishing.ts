import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoints } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { sectionSlug } from './section.ts';
import { component, moment, strictComponent } from '../base/schema-parts.ts';

/** Local time in Berlin, `2026-12-01T09:00`. */
const berlinTime = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, 'moment_format')
  .nullable();

/** Scheduled publication and end of publication of a section. */
export const publishingPlanSchema = component('PublishingPlan', {
  revision: z.int().nullable().describe('The revision to publish.'),
  publish_at: moment.nullable().describe('Time of publication; the page goes online with it.'),
  offline_at: moment.nullable().describe('Time at which the page goes offline.'),
  language: localeSchema.nullable().describe('Language to publish; null for both.'),
  author: z.string().nullable(),
  failed: z.boolean().describe('True if the planned publication failed because something was missing.'),
});
export type PublishingPlan = z.infer<typeof publishingPlanSchema>;

/** Maximum number of entries in the answer of `listPlanned`. */
export const maxPlanned = 12;

const plannedSchema = component('Planned', {
  at: moment,
  act: z
    .enum(['public', 'publish', 'failed', 'offline'])
    .describe(
      '`public`: visitors see it from then on; `publish`: its draft is published; `failed`: that could not be done, because something was missing; `offline`: the page goes offline.',
    ),
  resource: z.string().nullable().describe('Name of the resource: `events`; null for modules without a page.'),
  count: z.int().describe('Number of entries of the resource that become public at this moment.'),
  title: z.string().describe('In the language of the path, else in the other one; empty for several entries.'),
  url: address('Where it is edited; for several entries, their list in the back office.'),
});
export type Planned = z.infer<typeof plannedSchema>;

const params = z.object({ locale: localeSchema, slug: sectionSlug });
const path = '/{locale}/pageeditor-api/section/{slug}/plan';
const response = publishingPlanSchema.nullable().describe('Null if nothing is planned.');

const call = endpoints({ tag: 'sections', access: 'office' });

export const publishingApi = {
  planned: call({
    id: 'listPlanned',
    path: '/{locale}/api/planned/',
    summary: `What becomes public or goes offline by itself, of what the user may edit: the next ${maxPlanned}, those that failed first.`,
    response: z.array(plannedSchema),
  }),
  plan: call({
    access: 'modules',
    id: 'getPublishingPlan',
    path,
    summary: 'The planned publication of a section.',
    params,
    response,
  }),
  setPlan: call({
    access: 'publish',
    id: 'setPublishingPlan',
    method: 'put',
    path,
    summary:
      'Plans when the draft is published and the page goes offline; two nulls remove the plan. 422 lists what is missing, 409 if the draft is newer than `revision`.',
    params,
    body: strictComponent('NewPublishingPlan', {
      revision: z.int().describe('The newest revision that the sender has read.'),
      publish_at: berlinTime.describe('Local time in Europe/Berlin, e.g. `2026-12-01T09:00`.'),
      offline_at: berlinTime.describe('Local time in Europe/Berlin; pages only.'),
      language: localeSchema
        .optional()
        .describe('Publishes the texts of this language only; 422 if the section was never published.'),
    }),
    response,
  }),
};
