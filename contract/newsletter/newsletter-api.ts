import { z } from 'zod';
import { inLocale, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { newsletterTokenSchema, signUpAnswerSchema, signUpSchema } from './newsletter.ts';

export const newsletterApi = {
  signUp: endpoint({
    id: 'signUpForNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/',
    tag: 'newsletter',
    summary: 'Orders the newsletter. 422 names each field that is wrong.',
    params: inLocale,
    query: noParameters,
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
    query: noParameters,
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
    query: noParameters,
    body: newsletterTokenSchema,
    response: z.object({ accepted: z.literal(true) }),
  }),
};
