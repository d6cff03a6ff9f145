import { z } from 'zod';
import { noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { sectionSlug } from './section.ts';

const moment = z.iso.datetime({ offset: true });

/** Local time in Berlin, `2026-12-01T09:00`. */
const berlinTime = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, 'moment_format')
  .nullable();

/** Scheduled publication and end of publication of a section. */
export const publishingPlanSchema = z
  .object({
    revision: z.int().nullable().describe('The revision to publish.'),
    publish_at: moment.nullable().describe('Time of publication; the page goes online with it.'),
    offline_at: moment.nullable().describe('Time at which the page goes offline.'),
    language: localeSchema.nullable().describe('Language to publish; null for both.'),
    author: z.string().nullable(),
    failed: z.boolean().describe('True if the planned publication failed because something was missing.'),
  })
  .meta({ id: 'PublishingPlan' });
export type PublishingPlan = z.infer<typeof publishingPlanSchema>;

const params = z.object({ locale: localeSchema, slug: sectionSlug });
const path = '/{locale}/pageeditor-api/section/{slug}/plan';
const response = publishingPlanSchema.nullable().describe('Null if nothing is planned.');

/** Scheduled publishing. */
export const publishingApi = {
  plan: endpoint({
    id: 'getPublishingPlan',
    method: 'get',
    path,
    tag: 'sections',
    access: 'modules',
    summary: 'The planned publication of a section.',
    params,
    query: noParameters,
    response,
  }),
  setPlan: endpoint({
    id: 'setPublishingPlan',
    method: 'put',
    path,
    tag: 'sections',
    access: 'publish',
    summary:
      'Plans when the draft is published and the page goes offline; two nulls remove the plan. 422 lists what is missing, 409 if the draft is newer than `revision`.',
    params,
    query: noParameters,
    body: z
      .strictObject({
        revision: z.int().describe('The newest revision that the sender has read.'),
        publish_at: berlinTime.describe('Local time in Europe/Berlin, e.g. `2026-12-01T09:00`.'),
        offline_at: berlinTime.describe('Local time in Europe/Berlin; pages only.'),
        language: localeSchema
          .optional()
          .describe('Publishes the texts of this language only; 422 if the section was never published.'),
      })
      .meta({ id: 'NewPublishingPlan' }),
    response,
  }),
};
