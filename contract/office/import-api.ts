import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { issueSchema } from '../base/errors.ts';
import { publicationState } from '../resources/publication.ts';
import { component } from '../base/schema-parts.ts';

/** Result of an import, or of a dry run, for one entry of the file. */
export const importRowSchema = component('ImportRow', {
  line: z.int().describe('First line of the entry in the file, counted from 1.'),
  outcome: z.enum(['created', 'changed', 'unchanged', 'wrong']),
  id: z.int().nullable().describe('Id of the existing entry; null for a new or invalid one.'),
  key: z.string().describe('Key of the entry: the number at the ticket provider, the id or the name.'),
  title: z.string(),
  differences: z
    .array(
      z.object({
        field: z.string().describe('Field of the resource; localized fields with the language: `profession.de`.'),
        before: z.string().describe('Empty for a new entry; the title of a referenced entity.'),
        after: z.string(),
      }),
    )
    .describe('Changed fields; all fields for a new entry.'),
  issues: z.array(issueSchema).describe('Validation errors, one per field.'),
  notes: z.array(z.string()).optional().describe('What was left out, where something can be.'),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importResultSchema = component('ImportResult', {
  dry_run: z.boolean().describe('True if nothing was written.'),
  counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() }),
  rows: z.array(importRowSchema).describe('In the order of the file.'),
});
export type ImportResult = z.infer<typeof importResultSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const dryRun = flag
  .default(true)
  .describe('`false` writes the entries; any other value only reports what would change.');

const state = publicationState
  .exclude(['archived'])
  .default('draft')
  .describe('State of new entries; existing ones keep theirs.');

const shared = {
  method: 'post',
  tag: 'import',
  file: true,
  response: importResultSchema,
} as const;

/** Imports from other systems. The body is the file itself, at most 4 MB; the response has a row for each entry. */
export const importApi = {
  events: endpoint({
    ...shared,
    access: 'programme',
    id: 'importEvents',
    path: '/{locale}/api/import/events/',
    summary:
      'Imports dates, venues, series, prices and availability from the XML export of the ticket provider; events are matched by their number. 422 for any other file.',
    query: z.object({
      dry_run: dryRun,
      state,
      source: z
        .enum(['file', 'provider'])
        .default('file')
        .describe('`provider`: fetches the export from TICKETING_URL; the body stays empty.'),
      texts: flag
        .default(false)
        .describe('`true`: also imports titles and subtitles of existing events; otherwise only of new ones.'),
    }),
  }),
  persons: endpoint({
    ...shared,
    access: 'people',
    id: 'importPersons',
    path: '/{locale}/api/import/persons/',
    summary:
      'Imports persons from a CSV file with a header line; separated by `;`, `,` or tabs, in UTF-8, UTF-16 or Windows-1252. 422 for any other file.',
    query: z.object({ dry_run: dryRun, state }),
  }),
};
