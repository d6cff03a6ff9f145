import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { newsletterTokenSchema, signUpAnswerSchema, signUpSchema } from './newsletter.ts';

export const newsletterApi = {
  signUp: endpoint({
    id: 'signUpForNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/',
    tag: 'newsletter',
    summary: 'Signs up for the newsletter. 422 with one issue per invalid field.',
    body: signUpSchema,
    response: signUpAnswerSchema,
    status: 201,
  }),
  confirm: endpoint({
    id: 'confirmNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/confirm/',
    tag: 'newsletter',
    summary: 'Confirms a sign-up with the token of its mail; 422 if the token is unknown or expired.',
    body: newsletterTokenSchema,
    response: z.object({ accepted: z.literal(true) }),
  }),
  unsubscribe: endpoint({
    id: 'unsubscribeFromNewsletter',
    method: 'post',
    path: '/{locale}/api/newsletter/unsubscribe/',
    tag: 'newsletter',
    summary:
      'Ends a subscription with the token of its mails; repeating it changes nothing. 422 if the token is invalid.',
    body: newsletterTokenSchema,
    response: z.object({ accepted: z.literal(true) }),
  }),
};
