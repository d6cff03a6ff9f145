import { z } from 'zod';
import { byId, editable, inLocale, nothing } from './base/parameters.ts';
import { contactMessageSchema, departmentSchema } from './contact/contact.ts';
import { endpoint } from './base/endpoint.ts';
import { breakingNewsSchema, slideSchema } from './home/home.ts';
import { listOf, pagingQuery } from './base/list.ts';
import { newsletterTokenSchema, signUpAnswerSchema, signUpSchema } from './newsletter/newsletter.ts';
import { downloadDirectorySchema, downloadDirectorySummarySchema } from './press/press.ts';
import { subscriptionKinds, subscriptionSchema, subscriptionSummarySchema } from './subscriptions/subscriptions.ts';

export const subscriptionsApi = {
  list: endpoint({
    id: 'listSubscriptions',
    method: 'get',
    path: '/{locale}/api/seasonsubscriptions/',
    tag: 'subscriptions',
    summary: 'Subscriptions in the order of the house.',
    params: inLocale,
    query: pagingQuery.extend({
      weekday: z.coerce.number().int().min(1).max(7).optional().describe('Monday is 1, Sunday 7.'),
      category: z.string().max(80).optional().describe('Slug of a category that it must hold.'),
      price_to: z.coerce.number().min(0).max(10_000).optional().describe('Euros: its lowest price is at most this.'),
      kind: z.enum(subscriptionKinds).optional(),
    }),
    response: listOf(subscriptionSummarySchema),
  }),
  show: endpoint({
    id: 'getSubscription',
    method: 'get',
    path: '/{locale}/api/seasonsubscriptions/{id}/',
    tag: 'subscriptions',
    summary: 'One subscription.',
    params: byId,
    query: editable,
    response: subscriptionSchema,
  }),
};

export const pressApi = {
  list: endpoint({
    id: 'listDownloadDirectories',
    method: 'get',
    path: '/{locale}/api/download-directories/',
    tag: 'press',
    summary: 'Press directories, newest first.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(downloadDirectorySummarySchema),
  }),
  show: endpoint({
    id: 'getDownloadDirectory',
    method: 'get',
    path: '/{locale}/api/download-directories/{id}/',
    tag: 'press',
    summary: 'One press directory with its files. Everything in one zip is at `archive_url`.',
    params: byId,
    query: nothing,
    response: downloadDirectorySchema,
  }),
};

export const contactApi = {
  list: endpoint({
    id: 'listDepartments',
    method: 'get',
    path: '/{locale}/api/contact/',
    tag: 'contact',
    summary: 'Departments with their people and opening hours.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(departmentSchema),
  }),
  send: endpoint({
    id: 'sendMessage',
    method: 'post',
    path: '/{locale}/api/contact/messages/',
    tag: 'contact',
    summary: 'Hands a message to a department. 422 names each field that is wrong.',
    params: inLocale,
    query: nothing,
    body: contactMessageSchema,
    response: z.object({ accepted: z.literal(true) }),
    status: 201,
  }),
};

export const homeApi = {
  slides: endpoint({
    id: 'listSlides',
    method: 'get',
    path: '/{locale}/api/slides/',
    tag: 'home',
    summary: 'Slides that are due, in order.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(slideSchema),
  }),
  breakingNews: endpoint({
    id: 'listBreakingNews',
    method: 'get',
    path: '/{locale}/api/breaking-news/',
    tag: 'home',
    summary: 'News that are due; the first is shown.',
    params: inLocale,
    query: pagingQuery,
    response: listOf(breakingNewsSchema),
  }),
};

export const newsletterApi = {
  signUp: endpoint({
    id: 'signUpForNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/',
    tag: 'newsletter',
    summary: 'Orders the newsletter. 422 names each field that is wrong.',
    params: inLocale,
    query: nothing,
    body: signUpSchema,
    response: signUpAnswerSchema,
    status: 201,
  }),
  confirm: endpoint({
    id: 'confirmNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/confirm/',
    tag: 'newsletter',
    summary: 'Confirms an order by the token of its mail; 422 where the token is unknown or has expired.',
    params: inLocale,
    query: nothing,
    body: newsletterTokenSchema,
    response: z.object({ accepted: z.literal(true) }),
  }),
  unsubscribe: endpoint({
    id: 'unsubscribeFromNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/unsubscribe/',
    tag: 'newsletter',
    summary: 'Ends a subscription by the token of its mails, and again changes nothing; 422 where the token is false.',
    params: inLocale,
    query: nothing,
    body: newsletterTokenSchema,
    response: z.object({ accepted: z.literal(true) }),
  }),
};
