import { z } from 'zod';
import { localeSchema } from '../base/locale.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { component, moment } from '../base/schema-parts.ts';

/** A subscriber, confirmed or waiting for confirmation. */
export const newsletterEntrySchema = component('NewsletterEntry', {
  id: z.string().describe('State and number, e.g. `confirmed-12`, `waiting-3`, `outbox-5`.'),
  email: z.string(),
  lists: z.array(z.int()).describe('Values of the newsletters; see `newsletter_lists` of the site.'),
  locale: localeSchema
    .nullable()
    .describe('Language of the form; null if the sign-up is only in the outbox of the provider.'),
  state: z
    .enum(['confirmed', 'waiting', 'outbox'])
    .describe('`waiting`: not confirmed yet. `outbox`: not yet sent to the mailing provider.'),
  agreed_at: moment.describe('Time at which the form with the consent was sent.'),
  confirmed_at: moment.nullable(),
});
export type NewsletterEntry = z.infer<typeof newsletterEntrySchema>;

const newsletterQuery = z.object({
  query: z.string().max(200).optional().describe('Part of the e-mail address.'),
  state: newsletterEntrySchema.shape.state.optional(),
  list: z.coerce.number().int().optional().describe('Value of a newsletter.'),
});

const newsletterId = z.object({
  locale: localeSchema,
  id: z.string().regex(/^(?:confirmed|waiting|outbox)-\d{1,10}$/),
});

const call = endpoints({ tag: 'newsletter', access: 'administration' });

/** Newsletter subscribers. For admins only, because this is personal data. */
export const newsletterEntriesApi = {
  list: call({
    id: 'listNewsletterEntries',
    path: '/{locale}/api/newsletter-entries/',
    summary: 'Newsletter sign-ups and subscribers, newest first.',
    query: pagingQuery.extend(newsletterQuery.shape),
    response: listOf(newsletterEntrySchema),
  }),
  exportCsv: call({
    id: 'exportNewsletterEntries',
    path: '/{locale}/api/newsletter-entries/csv/',
    summary: 'The list as a CSV file.',
    query: newsletterQuery,
    response: z.string(),
  }),
  retry: call({
    id: 'retryNewsletterEntries',
    method: 'post',
    path: '/{locale}/api/newsletter-entries/retry/',
    summary: 'Sends sign-ups that were given up to the mailing provider again, from now on.',
    body: z.strictObject({}),
    response: z.object({ count: z.int().describe('Number of sign-ups that are waiting again.') }),
  }),
  remove: call({
    id: 'removeNewsletterEntry',
    method: 'delete',
    path: '/{locale}/api/newsletter-entries/{id}/',
    summary: 'Deletes all data of an e-mail address, on request of its owner.',
    params: newsletterId,
  }),
};
