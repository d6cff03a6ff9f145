import { z } from 'zod';
import { address } from '../../base/address.ts';
import { endpoints } from '../../base/endpoint.ts';
import { listOf, pagingQuery } from '../../base/list.ts';
import { component } from '../../base/schema-parts.ts';

const triedAddressSchema = component('TriedAddress', {
  steps: z
    .array(
      z.object({
        address: z.string().describe('The address that is requested in this step.'),
        redirect_id: z
          .int()
          .nullable()
          .describe('Id of the redirect that matched; null: the site itself leads on, such as to the other language.'),
        old_path: z.string().describe('Old address of that redirect; empty without one.'),
      }),
    )
    .describe('Redirects one after the other; empty if none matched.'),
  final: address('Where the last redirect leads, or the address itself.'),
  outcome: z
    .enum(['page', 'not_found', 'elsewhere', 'reserved', 'loop'])
    .describe(
      '`page`: a page or screen; `elsewhere`: another host; `reserved`: the backend, the ticket shop or a file answers, no redirect is looked up; `loop`: the redirects lead in a circle, visitors get the 404 page.',
    ),
});
export type TriedAddress = z.infer<typeof triedAddressSchema>;

const notFoundAddressSchema = component('NotFoundAddress', {
  id: z.string().describe('The address.'),
  address: z
    .string()
    .describe(
      'Path, with `*` from a part on that may stand for a person, and the names of its parameters; values only if they are numbers of up to ten digits.',
    ),
  count: z.int().describe('Requests in the last thirty days.'),
  last_day: z.iso.date().describe('Day in Berlin of the last request.'),
  old_path: z.string().describe('The address as the old address of a redirect.'),
});
export type NotFoundAddress = z.infer<typeof notFoundAddressSchema>;

const call = endpoints({ tag: 'redirects', access: 'settings' });

export const oldAddressesApi = {
  tryAddress: call({
    id: 'tryAddress',
    path: '/{locale}/api/old-addresses/try/',
    summary: 'Where an address leads now, redirect by redirect.',
    query: z.object({
      address: z
        .string()
        .trim()
        .max(1000)
        .regex(/^(?:https?:\/\/[^\s/?#]+)?\/(?!\/)[^\s]*$/i, 'tried_address_format')
        .describe('Path with or without a query; a host before it is left out.'),
    }),
    response: triedAddressSchema,
  }),
  notFound: call({
    id: 'listNotFound',
    path: '/{locale}/api/not-found/',
    summary:
      'Addresses that were requested in the last thirty days, were not found and lead nowhere by now, the most frequent first.',
    query: pagingQuery.extend({ query: z.string().max(200).default('').describe('Part of the address.') }),
    response: listOf(notFoundAddressSchema),
  }),
};
