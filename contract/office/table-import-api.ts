import { z } from 'zod';
import type { Capability } from '../accounts/capabilities.ts';
import { idInAddress, inLocale, largestId } from '../base/parameters.ts';
import { type Endpoint, endpoint } from '../base/endpoint.ts';
import { publicationState } from '../resources/publication.ts';
import { importResultSchema } from './import-api.ts';
import { creatableTargets, type TableKind, tableLimits } from './table-fields.ts';
import { component } from '../base/schema-parts.ts';

const name = z.string().trim().min(1, 'field_empty').max(80);
const heading = z.string().max(200);
const fieldName = z.string().max(40);

/** A saved mapping: headings of columns with the field that each fills. */
const mappingSchema = component('TableMapping', {
  id: z.int(),
  name,
  columns: z
    .array(z.object({ head: heading, field: fieldName.nullable().describe('null: the column is left out.') }))
    .max(tableLimits.columns),
});
export type TableMapping = z.infer<typeof mappingSchema>;

/** Encodings of a CSV file: of today's programs, of Excel on Windows and of Excel on a Mac. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const importTableSchema = component('ImportTable', {
  columns: z.array(
    z.object({
      head: z.string().describe('Heading of the column; may be empty.'),
      sample: z.string().describe('Its first value.'),
      field: z
        .string()
        .nullable()
        .describe(
          'Field that it fills: as in the saved mapping for the same headings, otherwise recognised by its German or English heading; null: none.',
        ),
    }),
  ),
  encoding: z.enum(textEncodings).describe('How the file was read.'),
  rows: z.int().describe('Number of rows below the headings.'),
  mapping: z.int().nullable().describe('Id of the saved mapping for the same headings; null: there is none.'),
  mappings: z.array(mappingSchema).describe('All saved mappings for this kind of table, by name.'),
});
export type ImportTable = z.infer<typeof importTableSchema>;

export const tableImportResultSchema = importResultSchema
  .extend({
    next: z
      .int()
      .nullable()
      .describe('Position of the first row that is left, for `from`; null: this was the last part.'),
    created: z
      .array(z.object({ resource: z.enum(creatableTargets), name: z.string() }))
      .describe('Seasons, categories, venues and groups of people that did not exist and were created for these rows.'),
  })
  .meta({ id: 'TableImportResult' });
export type TableImportResult = z.infer<typeof tableImportResultSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const encoding = z.enum(textEncodings).optional().describe('Encoding of the file; absent: it is recognised.');

const runQuery = z.object({
  encoding,
  columns: z
    .string()
    .max(4000)
    .regex(/^[\w,]*$/)
    .default('')
    .describe('Field of each column in the order of the file, separated by commas; empty: the column is left out.'),
  from: z.coerce.number().int().min(0).max(tableLimits.rows).default(0).describe('Position of the first row, from 0.'),
  dry_run: flag.default(true).describe('`false` writes the entries; any other value only reports what would change.'),
  state: publicationState
    .exclude(['archived'])
    .default('draft')
    .describe('State of new entries; existing ones keep theirs.'),
  season: z.coerce
    .number()
    .int()
    .positive()
    .max(largestId)
    .optional()
    .describe('Id of the season of all rows that name none.'),
  create: z
    .string()
    .regex(/^(?:(?:seasons|categories|venues|person-categories)(?:,|$))*$/)
    .default('')
    .describe(
      'Which missing entries are created: `seasons`, `categories`, `venues`, `person-categories`, separated by commas.',
    ),
  hide: flag
    .default(false)
    .describe('`true`: redirects may hide a page that has their old address; otherwise such rows are refused.'),
});

interface Named {
  kind: TableKind;
  /** In the names of the calls. */
  schema: string;
  access: Capability;
}

function tableCalls({ kind, schema, access }: Named) {
  const shared = { tag: 'import', access } as const;
  const path = `/{locale}/api/import/tables/${kind}/` as const;
  return {
    read: endpoint({
      ...shared,
      id: `readTableOf${schema}`,
      method: 'post',
      path: `${path}columns/`,
      summary: `Columns of a CSV file and what each fills. At most ${tableLimits.megabytes} MB and ${tableLimits.rows} rows; separated by \`;\`, \`,\` or tabs, in UTF-8, UTF-16, Windows-1252 or Mac Roman. 422 for any other file.`,
      query: z.object({ encoding }),
      file: true,
      response: importTableSchema,
    }),
    run: endpoint({
      ...shared,
      id: `importTableOf${schema}`,
      method: 'post',
      path,
      summary:
        'Imports rows of a CSV file, each in its own transaction, for some seconds; then call again with `from`. Importing the same file again changes nothing.',
      query: runQuery,
      file: true,
      response: tableImportResultSchema,
    }),
    ...mappingCalls({ schema, path, ...shared }),
  };
}

/** The calls for saved mappings of one kind of table. */
function mappingCalls({
  schema,
  path,
  ...shared
}: Pick<Named, 'schema' | 'access'> & { path: `/${string}/`; tag: string }) {
  return {
    saveMapping: endpoint({
      ...shared,
      id: `saveMappingOf${schema}`,
      method: 'post',
      path: `${path}mappings/`,
      summary: 'Saves a mapping under a name; one with the same name is replaced.',
      body: mappingSchema.omit({ id: true }).meta({ id: `New${schema}Mapping` }),
      response: mappingSchema,
      status: 201,
    }),
    removeMapping: endpoint({
      ...shared,
      id: `removeMappingOf${schema}`,
      method: 'delete',
      path: `${path}mappings/{id}/`,
      summary: 'Deletes a saved mapping.',
      params: inLocale.extend({ id: idInAddress }),
    }),
  };
}

/** Import of CSV files by kind: reading the columns, importing, saved mappings. */
export const tableImports = {
  productions: tableCalls({ kind: 'productions', schema: 'Productions', access: 'programme' }),
  events: tableCalls({ kind: 'events', schema: 'Events', access: 'programme' }),
  persons: tableCalls({ kind: 'persons', schema: 'Persons', access: 'people' }),
  redirects: tableCalls({ kind: 'redirects', schema: 'Redirects', access: 'settings' }),
};

/** The same calls by their id. */
export const tableImportApi: Record<string, Endpoint> = Object.fromEntries(
  Object.values(tableImports)
    .flatMap((calls): Endpoint[] => Object.values(calls))
    .map((call) => [call.id, call]),
);
