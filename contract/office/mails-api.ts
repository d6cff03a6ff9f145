import { z } from 'zod';
import { byId } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { component, moment } from '../base/schema-parts.ts';

/** A mail in the outbox; its text is never shown. */
export const mailSchema = component('OutgoingMail', {
  id: z.int(),
  kind: z.string().describe('Kind of the mail: `contact`, `newsletter`, `invitation`, `password`, …'),
  recipient: z.string().describe('Recipient; removed after sending, except for departments.'),
  subject: z.string().describe('Subject; removed after sending.'),
  state: z.enum(['waiting', 'sent', 'given_up']).describe('`given_up`: no further automatic attempts.'),
  attempts: z.int(),
  next_attempt_at: moment.nullable().describe('Time of the next attempt; null unless waiting.'),
  created_at: moment,
  sent_at: moment.nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

const mailQuery = z.object({ state: mailSchema.shape.state.optional(), kind: z.string().max(40).optional() });

const call = endpoints({ tag: 'mail', access: 'administration' });

export const mailsApi = {
  list: call({
    id: 'listMails',
    path: '/{locale}/api/mails/',
    summary: 'Waiting mails and those sent in the last thirty days, newest first.',
    query: pagingQuery.extend(mailQuery.shape),
    response: listOf(mailSchema),
  }),
  exportCsv: call({
    id: 'exportMails',
    path: '/{locale}/api/mails/csv/',
    summary: 'The filtered list as a CSV file.',
    query: mailQuery,
    response: z.string(),
  }),
  retry: call({
    id: 'retryMail',
    method: 'post',
    path: '/{locale}/api/mails/{id}/retry/',
    summary: 'Retries a mail now, even if it was given up; 409 if it was sent.',
    params: byId,
    body: z.strictObject({}),
    response: mailSchema,
  }),
  remove: call({
    id: 'removeMail',
    method: 'delete',
    path: '/{locale}/api/mails/{id}/',
    summary: 'Deletes a mail from the outbox; it is not sent any more.',
    params: byId,
  }),
};
