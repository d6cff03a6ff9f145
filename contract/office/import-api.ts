import { z } from 'zod';
import { inLocale } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { issueSchema } from '../base/errors.ts';

/** What an import does, or would do, with one entry of the file. */
export const importRowSchema = z
  .object({
    line: z.int().describe('Line of the file in which the entry begins, counted from 1.'),
    outcome: z.enum(['created', 'changed', 'unchanged', 'wrong']),
    id: z.int().nullable().describe('Of what is there; null of what would be made, or is wrong.'),
    key: z.string().describe('What it is known by: the number at the ticket provider, the id or the name.'),
    title: z.string(),
    differences: z
      .array(
        z.object({
          field: z.string().describe('Field of the resource; of localized ones with the language: `profession.de`.'),
          before: z.string().describe('Empty where it is new.'),
          after: z.string(),
        }),
      )
      .describe('What is changed; of what is made everything that it gets.'),
    issues: z.array(issueSchema).describe('Why it is wrong, field by field.'),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof importRowSchema>;

export const importResultSchema = z
  .object({
    dry_run: z.boolean().describe('True: nothing was written.'),
    counts: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() }),
    rows: z.array(importRowSchema).describe('In the order of the file.'),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const dryRun = flag.default(true).describe('`false` writes; everything else only says what would be done.');

const shared = {
  method: 'post',
  tag: 'import',
  role: 'editor',
  params: inLocale,
  file: true,
  response: importResultSchema,
} as const;

/** Taking over what others keep. The body is the file itself, at most 4 MB; the answer has a row for each entry. */
export const importApi = {
  events: endpoint({
    ...shared,
    id: 'importEvents',
    path: '/{locale}/api/import/events/',
    summary:
      'Takes over the ticket provider’s export (XML) by its numbers: dates, places, prices, what is left. 422 where it is no such file.',
    query: z.object({
      dry_run: dryRun,
      source: z
        .enum(['file', 'provider'])
        .default('file')
        .describe('`provider`: the export is fetched from TICKETING_URL, the body stays empty.'),
      texts: flag
        .default(false)
        .describe('`true`: titles and subtitles are taken over, too; otherwise only those of new events.'),
    }),
  }),
  persons: endpoint({
    ...shared,
    id: 'importPersons',
    path: '/{locale}/api/import/persons/',
    summary:
      'Takes over persons of a CSV file with a line of names at its top; separated by `;`, `,` or tabs, in UTF-8, UTF-16 or Windows-1252. 422 where it is no such file.',
    query: z.object({ dry_run: dryRun }),
  }),
};
