import { z } from 'zod';
import { noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { sectionSlug } from './section.ts';

const moment = z.iso.datetime({ offset: true });

/** A moment on the clocks of Berlin, `2026-12-01T09:00`. */
const berlinTime = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, 'moment_format')
  .nullable();

/** What is to happen to a section by itself. */
export const publishingPlanSchema = z
  .object({
    revision: z.int().nullable().describe('The revision that becomes public.'),
    publish_at: moment.nullable().describe('When it becomes public; the page goes online with it.'),
    offline_at: moment.nullable().describe('When the page goes offline.'),
    language: localeSchema.nullable().describe('The only language that becomes public then; null: both.'),
    author: z.string().nullable(),
    failed: z.boolean().describe('True once it could not be made public at its time, because something was missing.'),
  })
  .meta({ id: 'PublishingPlan' });
export type PublishingPlan = z.infer<typeof publishingPlanSchema>;

const params = z.object({ locale: localeSchema, slug: sectionSlug });
const path = '/{locale}/pageeditor-api/section/{slug}/plan';
const response = publishingPlanSchema.nullable().describe('Null: nothing is planned.');

/** Publishing and taking offline by themselves. */
export const publishingApi = {
  plan: endpoint({
    id: 'getPublishingPlan',
    method: 'get',
    path,
    tag: 'sections',
    role: 'editor',
    summary: 'What is to happen to a section by itself.',
    params,
    query: noParameters,
    response,
  }),
  setPlan: endpoint({
    id: 'setPublishingPlan',
    method: 'put',
    path,
    tag: 'sections',
    role: 'editor',
    summary:
      'Plans that the draft becomes public, that the page goes offline, or with two nulls neither. 422 lists what is missing, 409 where the draft is newer than what the sender has seen.',
    params,
    query: noParameters,
    body: z
      .strictObject({
        revision: z.int().describe('The newest revision, as the sender has seen it.'),
        publish_at: berlinTime.describe('On the clocks of Berlin: `2026-12-01T09:00`.'),
        offline_at: berlinTime.describe('On the clocks of Berlin; pages only.'),
        language: localeSchema
          .optional()
          .describe('Only the texts of this language become public then; 422 while nothing is public yet.'),
      })
      .meta({ id: 'NewPublishingPlan' }),
    response,
  }),
};
