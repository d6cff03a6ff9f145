import { z } from 'zod';
import { byId, inLocale, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';

/** What can be taken over on its own, in the order in which it is. */
export const takeOverSubjects = [
  'programme',
  'people',
  'magazine',
  'subscriptions',
  'press',
  'home',
  'pages',
  'redirects',
] as const;
export type TakeOverSubject = (typeof takeOverSubjects)[number];

/** What is wanted of a run. */
export const takeOverWishSchema = z
  .strictObject({
    source: z
      .string()
      .trim()
      .max(300)
      .regex(/^https?:\/\/[^\s/?#<>"@]+\/?$/i, 'take_over_source_format')
      .describe('Origin of the other backend: `https://old.example`.'),
    state: z.enum(['draft', 'public']).default('draft').describe('State of new entries; existing ones keep theirs.'),
    subjects: z
      .array(z.enum(takeOverSubjects))
      .min(1)
      .max(takeOverSubjects.length)
      .default([...takeOverSubjects])
      .describe('What is taken; everything by default.'),
  })
  .meta({ id: 'TakeOverWish' });
export type TakeOverWish = z.output<typeof takeOverWishSchema>;

/** `failed`: the other side did not answer any more; `stopped`: by somebody. Both can be continued. */
export const takeOverStatuses = ['running', 'done', 'failed', 'stopped'] as const;
export type TakeOverStatus = (typeof takeOverStatuses)[number];

/** What became of an entry: `kept` was changed on both sides, `present` was here before the first run. */
export const takeOverOutcomes = ['created', 'changed', 'unchanged', 'kept', 'present'] as const;
export type TakeOverOutcome = (typeof takeOverOutcomes)[number];

const countsSchema = z.object({
  kind: z.string().describe('Kind of the entries: `production`, `media`.'),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  kept: z.int().describe('Changed here since; what was changed is not overwritten.'),
  present: z.int().describe('Was here before the first run; only empty fields are filled.'),
});

export const takeOverRunSchema = z
  .object({
    id: z.int(),
    source: z.string(),
    state: z.enum(['draft', 'public']),
    subjects: z.array(z.enum(takeOverSubjects)),
    status: z.enum(takeOverStatuses),
    stage: z.string().nullable().describe('Kind of the entries that are taken at present.'),
    failure: z.string().nullable().describe('Why it failed, in the language of the path.'),
    author: z.string().describe('Who began it; empty for the command of the shell.'),
    started_at: z.iso.datetime({ offset: true }),
    finished_at: z.iso.datetime({ offset: true }).nullable(),
    counts: z.array(countsSchema).describe('Entries so far, by kind.'),
    findings: z
      .object({ unreadable: z.int(), kept: z.int(), skipped: z.int() })
      .describe('Number of findings by their kind.'),
  })
  .meta({ id: 'TakeOverRun' });
export type TakeOverRun = z.infer<typeof takeOverRunSchema>;

/** `unreadable`: could not be read; `kept`: was changed here since; `skipped`: left out on purpose. */
export const takeOverFindingKinds = ['unreadable', 'kept', 'skipped'] as const;
export type TakeOverFindingKind = (typeof takeOverFindingKinds)[number];

export const takeOverFindingSchema = z
  .object({
    id: z.int(),
    finding: z.enum(takeOverFindingKinds),
    kind: z.string().describe('Kind of the entry: `production`.'),
    title: z.string().describe('Title of the entry; may be empty.'),
    own_id: z.int().nullable().describe('Id of the entry here; null if there is none.'),
    address: z.string().describe('Where it was read.'),
    field: z.string().describe('Field that it is about; empty for the whole entry.'),
    message: z.string().describe('Reason, in the language of the path.'),
  })
  .meta({ id: 'TakeOverFinding' });
export type TakeOverFinding = z.infer<typeof takeOverFindingSchema>;

const shared = { tag: 'import', access: 'settings', query: noParameters } as const;

/** Taking over the content of another backend that speaks this API. Runs go on in the background. */
export const takeOverApi = {
  start: endpoint({
    ...shared,
    id: 'startTakeOver',
    method: 'post',
    path: '/{locale}/api/take-over/',
    summary: 'Begins a run. 409 while another one is under way, 422 for an address from which nothing may be taken.',
    params: inLocale,
    body: takeOverWishSchema,
    response: takeOverRunSchema,
    status: 201,
  }),
  list: endpoint({
    ...shared,
    id: 'listTakeOvers',
    method: 'get',
    path: '/{locale}/api/take-over/',
    summary: 'The last twenty runs, newest first; older ones are not kept.',
    params: inLocale,
    response: z.object({ results: z.array(takeOverRunSchema) }),
  }),
  show: endpoint({
    ...shared,
    id: 'getTakeOver',
    method: 'get',
    path: '/{locale}/api/take-over/{id}/',
    summary: 'One run with its counts.',
    params: byId,
    response: takeOverRunSchema,
  }),
  findings: endpoint({
    ...shared,
    id: 'listTakeOverFindings',
    method: 'get',
    path: '/{locale}/api/take-over/{id}/findings/',
    summary: 'What a run could not read, left out or did not overwrite.',
    params: byId,
    query: pagingQuery.extend({ finding: z.enum(takeOverFindingKinds).optional().describe('Only of this kind.') }),
    response: listOf(takeOverFindingSchema),
  }),
  stop: endpoint({
    ...shared,
    id: 'stopTakeOver',
    method: 'post',
    path: '/{locale}/api/take-over/{id}/stop/',
    summary: 'Stops a run after the entry that it is at. What was taken stays.',
    params: byId,
    response: takeOverRunSchema,
  }),
  resume: endpoint({
    ...shared,
    id: 'resumeTakeOver',
    method: 'post',
    path: '/{locale}/api/take-over/{id}/resume/',
    summary: 'Continues a run that failed or was stopped. 409 while another one is under way.',
    params: byId,
    response: takeOverRunSchema,
  }),
};
