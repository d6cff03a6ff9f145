import { z } from 'zod';
import { localeSchema } from '../base/locale.ts';
import { inLocale, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';

const moment = z.iso.datetime({ offset: true });

/** An address that the newsletter goes to, or waits for it. */
export const newsletterEntrySchema = z
  .object({
    id: z.string().describe('`confirmed-12`, `waiting-3`, `outbox-5`; it is no number.'),
    email: z.string(),
    lists: z.array(z.int()).describe('Values of the newsletters, see `newsletter_lists` of the site.'),
    locale: localeSchema
      .nullable()
      .describe('Language of the form; null where only the provider’s outbox knows of it.'),
    state: z
      .enum(['confirmed', 'waiting', 'outbox'])
      .describe('`waiting`: the link in the mail was not followed yet. `outbox`: on its way to the mailing provider.'),
    agreed_at: moment.describe('When the form was sent with the consent ticked.'),
    confirmed_at: moment.nullable(),
  })
  .meta({ id: 'NewsletterEntry' });

const newsletterQuery = z.object({
  query: z.string().max(200).optional().describe('Part of the address.'),
  state: newsletterEntrySchema.shape.state.optional(),
  list: z.coerce.number().int().optional().describe('Value of a newsletter.'),
});

const newsletterId = z.object({
  locale: localeSchema,
  id: z.string().regex(/^(?:confirmed|waiting|outbox)-\d{1,10}$/),
});

/** Who ordered the newsletter. For admins only: these are addresses of visitors. */
export const newsletterEntriesApi = {
  list: endpoint({
    id: 'listNewsletterEntries',
    method: 'get',
    path: '/{locale}/api/newsletter-entries/',
    tag: 'newsletter',
    role: 'admin',
    summary: 'Who ordered the newsletter, newest first.',
    params: inLocale,
    query: pagingQuery.extend(newsletterQuery.shape),
    response: listOf(newsletterEntrySchema),
  }),
  exportCsv: endpoint({
    id: 'exportNewsletterEntries',
    method: 'get',
    path: '/{locale}/api/newsletter-entries/csv/',
    tag: 'newsletter',
    role: 'admin',
    summary: 'All of them as a CSV file.',
    params: inLocale,
    query: newsletterQuery,
    response: z.string(),
  }),
  remove: endpoint({
    id: 'removeNewsletterEntry',
    method: 'delete',
    path: '/{locale}/api/newsletter-entries/{id}/',
    tag: 'newsletter',
    role: 'admin',
    summary: 'Erases everything that is kept of the address, on request of whoever it belongs to.',
    params: newsletterId,
    query: noParameters,
    response: z.null(),
    status: 204,
  }),
};
