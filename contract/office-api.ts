import { z } from 'zod';
import { inLocale, largestId, nothing } from './base/parameters.ts';
import { endpoint } from './base/endpoint.ts';
import { listOf, pagingQuery } from './base/list.ts';
import { localeSchema } from './base/locale.ts';
import {
  emailAddress,
  longText,
  plainText,
  requiredText,
  requiredTexts,
  shortText,
  webAddress,
} from './resources/resource-fields.ts';
import { siteSettingsSchema } from './settings/site-settings.ts';

const moment = z.iso.datetime({ offset: true });

/** The settings of the house, as admins change them. */
const storedSettingsSchema = siteSettingsSchema
  .extend({ version: z.string().describe('Changes with every change.') })
  .meta({ id: 'StoredSiteSettings' });

const listName = z.strictObject({ value: z.int().min(1).max(1_000_000), name: requiredTexts(120) });

/** What admins may change of the settings. */
export const settingsFields = {
  name: requiredText(120).describe('Name of the house.'),
  claim: shortText(200),
  city: plainText(120),
  city_logo_text: shortText(200),
  phone: plainText(60).describe('Ticket hotline as it is shown.'),
  email: emailAddress,
  street: plainText(200),
  postal_code: plainText(20),
  box_office: longText(1000),
  newsletter_lists: z
    .array(listName)
    .max(20)
    .refine((lists) => new Set(lists.map(({ value }) => value)).size === lists.length, 'duplicate_entry')
    .describe('The newsletters that visitors may choose, with the value under which the provider knows each.'),
  consent_reasking: z.boolean(),
  social: z.array(z.strictObject({ name: requiredText(60), url: webAddress.refine(Boolean, 'field_empty') })).max(6),
} satisfies Record<keyof typeof siteSettingsSchema.shape, z.ZodType>;

/** What is sent to change them: the fields that change; lists are replaced whole. */
const settingsChangeSchema = z
  .strictObject(settingsFields)
  .partial()
  .extend({ version: z.string().max(64).optional().describe('As it was answered: 409 where it has changed since.') })
  .meta({ id: 'SiteSettingsChange' });

export const settingsApi = {
  show: endpoint({
    id: 'getStoredSettings',
    method: 'get',
    path: '/{locale}/api/settings/',
    tag: 'settings',
    role: 'admin',
    summary: 'The settings of the house, both languages.',
    params: inLocale,
    query: nothing,
    response: storedSettingsSchema,
  }),
  change: endpoint({
    id: 'changeSettings',
    method: 'post',
    path: '/{locale}/api/settings/',
    tag: 'settings',
    role: 'admin',
    summary: 'Changes what is sent and nothing else. 409 where it has changed since, with `details.current`.',
    params: inLocale,
    query: nothing,
    body: settingsChangeSchema,
    response: storedSettingsSchema,
  }),
};

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
    query: nothing,
    response: z.null(),
    status: 204,
  }),
};

/** A mail of the house on its way; what it says is never shown. */
export const mailSchema = z
  .object({
    id: z.int(),
    kind: z.string().describe('What it is about: `contact`, `newsletter`, `invitation`, `password`, …'),
    recipient: z.string().describe('Empty once it has left, but for departments.'),
    subject: z.string().describe('Empty once it has left.'),
    state: z.enum(['waiting', 'sent', 'given_up']).describe('`given_up`: it is not tried again by itself.'),
    attempts: z.int(),
    next_attempt_at: moment.nullable().describe('Null unless it waits.'),
    created_at: moment,
    sent_at: moment.nullable(),
  })
  .meta({ id: 'OutgoingMail' });

const mailId = z.object({ locale: localeSchema, id: z.coerce.number().int().positive().max(largestId) });

const mailQuery = z.object({ state: mailSchema.shape.state.optional(), kind: z.string().max(40).optional() });

/** The outbox. For admins only. */
export const mailsApi = {
  list: endpoint({
    id: 'listMails',
    method: 'get',
    path: '/{locale}/api/mails/',
    tag: 'mail',
    role: 'admin',
    summary: 'Mails that wait, and those that left in the last thirty days, newest first.',
    params: inLocale,
    query: pagingQuery.extend(mailQuery.shape),
    response: listOf(mailSchema),
  }),
  exportCsv: endpoint({
    id: 'exportMails',
    method: 'get',
    path: '/{locale}/api/mails/csv/',
    tag: 'mail',
    role: 'admin',
    summary: 'All of them as the list is narrowed, as a CSV file.',
    params: inLocale,
    query: mailQuery,
    response: z.string(),
  }),
  retry: endpoint({
    id: 'retryMail',
    method: 'post',
    path: '/{locale}/api/mails/{id}/retry/',
    tag: 'mail',
    role: 'admin',
    summary: 'Sends it now, also where it was given up; 409 where it has left.',
    params: mailId,
    query: nothing,
    body: z.strictObject({}),
    response: mailSchema,
  }),
  remove: endpoint({
    id: 'removeMail',
    method: 'delete',
    path: '/{locale}/api/mails/{id}/',
    tag: 'mail',
    role: 'admin',
    summary: 'Takes a mail out of the outbox; it is not sent any more.',
    params: mailId,
    query: nothing,
    response: z.null(),
    status: 204,
  }),
};
