import { z } from 'zod';
import { component, moment, strictComponent } from '../base/schema-parts.ts';

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
export const takeOverWishSchema = strictComponent('TakeOverWish', {
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
});
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

export const takeOverRunSchema = component('TakeOverRun', {
  id: z.int(),
  source: z.string(),
  state: z.enum(['draft', 'public']),
  subjects: z.array(z.enum(takeOverSubjects)),
  status: z.enum(takeOverStatuses),
  stage: z.string().nullable().describe('Kind of the entries that are taken at present.'),
  failure: z.string().nullable().describe('Why it failed, in the language of the path.'),
  author: z.string().describe('Who began it; empty for the command of the shell.'),
  started_at: moment,
  finished_at: moment.nullable(),
  counts: z.array(countsSchema).describe('Entries so far, by kind.'),
  findings: z
    .object({ unreadable: z.int(), kept: z.int(), skipped: z.int() })
    .describe('Number of findings by their kind.'),
});
export type TakeOverRun = z.infer<typeof takeOverRunSchema>;

/** `unreadable`: could not be read; `kept`: was changed here since; `skipped`: left out on purpose. */
export const takeOverFindingKinds = ['unreadable', 'kept', 'skipped'] as const;
export type TakeOverFindingKind = (typeof takeOverFindingKinds)[number];

export const takeOverFindingSchema = component('TakeOverFinding', {
  id: z.int(),
  finding: z.enum(takeOverFindingKinds),
  kind: z.string().describe('Kind of the entry: `production`.'),
  title: z.string().describe('Title of the entry; may be empty.'),
  own_id: z.int().nullable().describe('Id of the entry here; null if there is none.'),
  address: z.string().describe('Where it was read.'),
  field: z.string().describe('Field that it is about; empty for the whole entry.'),
  message: z.string().describe('Reason, in the language of the path.'),
});
export type TakeOverFinding = z.infer<typeof takeOverFindingSchema>;
