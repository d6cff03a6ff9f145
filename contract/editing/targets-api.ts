import { z } from 'zod';
import { address } from '../base/address.ts';
import { endpoints } from '../base/endpoint.ts';
import { anyReferenceKind, referenceKinds } from '../fields/reference.ts';
import { component, moment } from '../base/schema-parts.ts';

/** A possible target of an internal link, for pickers. */
export const targetSchema = component('LinkTarget', {
  target: z.string().describe('Reference as a link stores it: `page:12`.'),
  kind: z.enum(referenceKinds),
  title: z.string(),
  url: address('Its present address.'),
  start: moment.nullable().describe('Start; events only.'),
  detail: z
    .string()
    .describe('Distinguishes targets with the same title: season, profession or file size; may be empty.'),
  state: z
    .enum(['public', 'hidden', 'past'])
    .describe('`hidden`: not public, or not yet. `past`: an event that is over.'),
});
export type LinkTarget = z.infer<typeof targetSchema>;

const targets = z.object({ results: z.array(targetSchema) });

/** Maximum number of entries in the answer of `listDeadLinks`. */
export const maxDeadLinks = 12;

const deadLinkSchema = component('DeadLink', {
  title: z.string().describe('Of the page or record, in the language of the path, else in the other one.'),
  resource: z.string().nullable().describe('Name of its resource: `pages`; null for modules without a page.'),
  url: address('Where its modules are edited, or the form of the record whose texts they are.'),
  targets: z.array(z.string()).describe('Titles of what is not public; empty for what was deleted.'),
});
export type DeadLink = z.infer<typeof deadLinkSchema>;

export const addressStates = ['reachable', 'not_found', 'unreachable', 'unknown'] as const;
export type AddressState = (typeof addressStates)[number];

const call = endpoints({ tag: 'links', access: 'office' });

export const targetsApi = {
  search: call({
    id: 'findTargets',
    path: '/{locale}/pageeditor-api/targets',
    summary:
      'Searches pages, events, productions, articles, people, subscriptions and files by title, best match first.',
    query: z.object({
      query: z
        .string()
        .max(200)
        .optional()
        .describe('Words of the title; empty returns the most used or newest targets.'),
      kind: z.enum(referenceKinds).optional().describe('Only this kind; if absent, a few of each.'),
    }),
    response: targets,
  }),
  states: call({
    id: 'getTargets',
    path: '/{locale}/pageeditor-api/target-states',
    summary: 'Current targets of references; deleted targets are left out.',
    query: z.object({
      targets: z
        .string()
        .max(4000)
        .regex(new RegExp(`^(?:(?:${anyReferenceKind}):\\d{1,10}(?:,(?:${anyReferenceKind}):\\d{1,10})*)?$`))
        .describe('Comma-separated references: `page:12,event:7`.'),
    }),
    response: targets,
  }),
  dead: call({
    id: 'listDeadLinks',
    path: '/{locale}/api/dead-links/',
    summary: `Public pages and records, of those that the user may edit, whose modules or texts link to what visitors do not see, of events those to come; ${maxDeadLinks} at most.`,
    response: z.array(deadLinkSchema),
  }),
  check: call({
    id: 'checkAddress',
    path: '/{locale}/pageeditor-api/address-state',
    summary: 'Checks an external address with one request of at most four seconds.',
    query: z.object({ address: z.url({ protocol: /^https?$/ }).max(2000) }),
    response: z.object({
      state: z.enum(addressStates).describe('`unknown`: the server does not request this address.'),
    }),
  }),
};
