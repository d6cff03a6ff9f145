import { z } from 'zod';
import { byId, editable } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { subscriptionKinds, subscriptionSchema, subscriptionSummarySchema } from './subscriptions.ts';

export const subscriptionsApi = {
  list: endpoint({
    id: 'listSubscriptions',
    path: '/{locale}/api/seasonsubscriptions/',
    tag: 'subscriptions',
    summary: 'Subscriptions by position.',
    query: pagingQuery.extend({
      weekday: z.coerce.number().int().min(1).max(7).optional().describe('ISO weekday: Monday is 1, Sunday 7.'),
      category: z.string().max(80).optional().describe('Slug of a category that it must contain.'),
      price_to: z.coerce.number().min(0).max(10_000).optional().describe('Maximum of the lowest price, in euros.'),
      kind: z.enum(subscriptionKinds).optional(),
    }),
    response: listOf(subscriptionSummarySchema),
  }),
  show: endpoint({
    id: 'getSubscription',
    path: '/{locale}/api/seasonsubscriptions/{id}/',
    tag: 'subscriptions',
    summary: 'One subscription.',
    params: byId,
    query: editable,
    response: subscriptionSchema,
  }),
};
