import { z } from 'zod';
import { address } from '../base/address.ts';
import { inLocale } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { anyReferenceKind, referenceKinds } from '../fields/reference.ts';

/** What a link may lead to inside the house, as editors choose it. */
export const targetSchema = z
  .object({
    target: z.string().describe('Reference as a link stores it: `page:12`.'),
    kind: z.enum(referenceKinds),
    title: z.string(),
    url: address('Its present address.'),
    start: z.iso.datetime({ offset: true }).nullable().describe('Events: when it begins.'),
    detail: z
      .string()
      .describe('What tells it from others of that title: season, profession, size of the file; may be empty.'),
    state: z
      .enum(['public', 'hidden', 'past'])
      .describe('hidden: visitors do not see it, or not yet; past: an event that is over.'),
  })
  .meta({ id: 'LinkTarget' });
export type LinkTarget = z.infer<typeof targetSchema>;

const targets = z.object({ results: z.array(targetSchema) });

export const addressStates = ['reachable', 'not_found', 'unreachable', 'unknown'] as const;
export type AddressState = (typeof addressStates)[number];

/** Where links may lead. */
export const targetsApi = {
  search: endpoint({
    id: 'findTargets',
    method: 'get',
    path: '/{locale}/pageeditor-api/targets',
    tag: 'links',
    role: 'editor',
    summary: 'Pages, events, productions, articles, people, subscriptions and files by their titles, best first.',
    params: inLocale,
    query: z.object({
      query: z.string().max(200).optional().describe('Words of the title; empty: what is used most or newest.'),
      kind: z.enum(referenceKinds).optional().describe('Only this kind; without it a few of each.'),
    }),
    response: targets,
  }),
  states: endpoint({
    id: 'getTargets',
    method: 'get',
    path: '/{locale}/pageeditor-api/target-states',
    tag: 'links',
    role: 'editor',
    summary: 'What references lead to now; what is gone is missing.',
    params: inLocale,
    query: z.object({
      targets: z
        .string()
        .max(4000)
        .regex(new RegExp(`^(?:(?:${anyReferenceKind}):\\d{1,10}(?:,(?:${anyReferenceKind}):\\d{1,10})*)?$`))
        .describe('References parted by commas: `page:12,event:7`.'),
    }),
    response: targets,
  }),
  check: endpoint({
    id: 'checkAddress',
    method: 'get',
    path: '/{locale}/pageeditor-api/address-state',
    tag: 'links',
    role: 'editor',
    summary: 'Asks a foreign address whether there is something, once, for at most four seconds.',
    params: inLocale,
    query: z.object({ address: z.url({ protocol: /^https?$/ }).max(2000) }),
    response: z.object({
      state: z.enum(addressStates).describe('unknown: it is not an address that this house asks.'),
    }),
  }),
};
