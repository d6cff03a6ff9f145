import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId, changedIdList, dayInQuery, idList } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { localeSchema } from '../base/locale.ts';
import type { Capability } from '../accounts/capabilities.ts';
import { asSchema, component, entryVersion, moment } from '../base/schema-parts.ts';
import { localized } from '../base/localized.ts';
import type { CopyRules } from './copy-rules.ts';
import { type Fields, oneLanguage } from './resource-fields.ts';

/** A resource: entries that editors list, create, change and delete. */
export interface ResourceContract<F extends Fields = Fields> {
  /** Name in references and in the back office. */
  name: string;
  /** Name of its schemas in the OpenAPI document: `Stored{schema}`. */
  schema: string;
  /** Path below `/{locale}/api/`. */
  path: string;
  tag: string;
  /** Fields by name, including those stored in other tables. */
  fields: F;
  /** Required when an entry is created; all other fields have defaults. */
  required: readonly string[];
  /** Fields by which its list can be sorted. */
  sorts: readonly string[];
  /** Fields by which its list can be filtered. */
  filters?: readonly string[];
  /** Times and days by which its list can be filtered: `start` gives `start_from` and `start_to`. */
  ranges?: readonly string[];
  /** True if there is no public endpoint for it. */
  editorsOnly?: true;
  /** Capability for writing, for its versions and for its CSV file. */
  access: Capability;
  /** Capability for reading stored entries; default: that of every user. */
  reading?: Capability;
  /** True if its entries are put in order by hand, in their field `position`. */
  ordered?: true;
  /** How an entry is duplicated; absent: it cannot be. */
  copy?: CopyRules;
}

interface Named<F> {
  required: readonly (keyof F)[];
  filters?: readonly (keyof F)[];
  ranges?: readonly (keyof F)[];
  copy?: CopyRules<keyof F>;
}

/** Properties with a default: `path` is the name of the resource, `tag` is its access. */
type Usual = 'path' | 'tag';

/** Infers the exact types of the fields; `required`, `sorts` and `filters` must be names of fields. */
export function defineResource<F extends Fields>(
  resource: Omit<ResourceContract<F>, Usual> & Partial<Pick<ResourceContract<F>, Usual>> & Named<F>,
): ResourceContract<F> {
  return { path: resource.name, tag: resource.access, ...resource };
}

/** Response: all fields, and those that only the server sets. */
export type StoredOf<R extends ResourceContract> = { id: number; version: string; updated_at?: string } & {
  [Name in keyof R['fields']]: z.output<R['fields'][Name]>;
};

/** Of calls that read entries as they are stored. */
const allTranslations = z
  .literal('all', 'translations_needed')
  .describe('Needed for entries as stored, with drafts; without it the answer is that for visitors, if there is one.');

/** `all`: localized fields are sent and returned as `{de, en}`, references as ids. */
export const translationsQuery = z.object({
  translations: z
    .enum(['all'])
    .optional()
    .describe('`all`: localized fields are `{de, en}`; otherwise texts in the language of the path.'),
});

const given = {
  id: z.int(),
  version: entryVersion,
  updated_at: moment.optional().describe('Time of the last change; not stored for every resource.'),
  sequence: z
    .int()
    .optional()
    .describe('Events only: SEQUENCE in calendar files; increases when start, end, venue or cancellation changes.'),
  urls: localized(address())
    .optional()
    .describe('Entities with a page only: address by language, also while it is not public.'),
};

/** Request body for creating an entry. */
export function newSchema({ fields, required }: ResourceContract) {
  const shown = Object.entries(fields).map(
    ([name, field]) => [name, required.includes(name) ? field : field.optional()] as const,
  );
  return z.strictObject(Object.fromEntries(shown));
}

/** Request body for a change: the changed fields, and the version on which the change is based. */
export function changeSchema({ fields }: ResourceContract) {
  return z
    .strictObject(fields)
    .partial()
    .extend({
      version: z
        .string()
        .max(64)
        .optional()
        .describe('Version as last read; 409 with `details.current` if the entry has changed since.'),
    });
}

/** The same resource with texts in one language; texts inside lists still have both. */
export function inOneLanguage(resource: ResourceContract): ResourceContract {
  const fields = Object.entries(resource.fields).map(([name, field]) => [name, oneLanguage(field) ?? field] as const);
  return { ...resource, fields: Object.fromEntries(fields) };
}

export function storedSchema({ fields, schema }: ResourceContract) {
  return component(`Stored${schema}`, { ...given, ...fields });
}

export function writingCalls(resource: ResourceContract) {
  const { path, tag, schema, access } = resource;
  const shared = { tag, access, query: translationsQuery, response: storedSchema(resource) } as const;
  return {
    create: endpoint({
      ...shared,
      id: `create${schema}`,
      method: 'post',
      path: `/{locale}/api/${path}/`,
      summary: 'Creates an entry. 422 with one issue per invalid field.',
      body: newSchema(resource).meta({ id: `New${schema}` }),
      status: 201,
    }),
    change: endpoint({
      ...shared,
      id: `change${schema}`,
      method: 'post',
      path: `/{locale}/api/${path}/{id}/`,
      summary:
        'Changes the given fields only; lists are replaced completely. 409 if the entry has changed since `version`.',
      params: byId,
      body: changeSchema(resource).meta({ id: `${schema}Change` }),
    }),
    remove: endpoint({
      id: `remove${schema}`,
      method: 'delete',
      path: `/{locale}/api/${path}/{id}/`,
      tag,
      access,
      summary: 'Deletes an entry; 409 with `details.used_in` if it is in use.',
      params: byId,
    }),
    removeMany: endpoint({
      id: `removeMany${schema}`,
      method: 'delete',
      path: `/{locale}/api/${path}/`,
      tag,
      access,
      summary: 'Deletes the entries that are not in use; the others stay and are returned in `kept`.',
      query: z.object({ ids: changedIdList.describe('Comma-separated ids.') }),
      response: removedManySchema,
    }),
  };
}

/** Result of deleting several entries. */
export const removedManySchema = component('RemovedMany', {
  removed: z.array(z.int()).describe('Ids of deleted entries, including those that did not exist any more.'),
  kept: z.array(
    z.object({
      id: z.int(),
      title: z.string().describe('German title.'),
      message: z.string().describe('Reason why it was not deleted.'),
      used_in: z
        .array(z.object({ kind: z.string(), id: z.int(), title: z.string() }))
        .describe('Entities that use it.'),
    }),
  ),
});

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A field in a query string: numbers and flags are strings. */
function inQuery(field: z.ZodType): z.ZodType {
  const inner = field instanceof z.ZodNullable ? asSchema(field.unwrap()) : field;
  if (inner instanceof z.ZodBoolean) return flag;
  return inner instanceof z.ZodNumber ? z.coerce.number().pipe(inner) : inner;
}

/** Filters and sort order of a list for editors. */
function narrowingQuery({ fields, sorts, filters = [], ranges = [] }: ResourceContract) {
  return z.object({
    translations: allTranslations,
    query: z.string().max(200).optional().describe('Words that all occur in the entry.'),
    sort: z
      .enum(sorts.flatMap((name) => [name, `-${name}`]))
      .optional()
      .describe('Sort field, with `-` descending.'),
    ids: idList.optional().describe('Comma-separated ids.'),
    missing: localeSchema
      .optional()
      .describe('Only entries with a text that exists in the other language but not in this one.'),
    ...Object.fromEntries(
      ranges.flatMap((name) => [
        [`${name}_from`, dayInQuery.optional().describe('First day, `YYYY-MM-DD`, Europe/Berlin.')] as const,
        [`${name}_to`, dayInQuery.optional().describe('Last day, included, `YYYY-MM-DD`, Europe/Berlin.')] as const,
      ]),
    ),
    ...Object.fromEntries(
      filters.flatMap((name) => (fields[name] ? [[name, inQuery(fields[name]).optional()] as const] : [])),
    ),
  });
}

/** Lists for editors are counted and paged up to this number of entries; filters find the others. */
export const maxListed = 10_000;

/** Read endpoints for editors: the public paths with `translations=all`. */
export function editingCalls(resource: ResourceContract) {
  const { path, tag, schema, access, reading = 'office' } = resource;
  const shared = { tag, access: reading } as const;
  return {
    list: endpoint({
      ...shared,
      id: `listStored${schema}`,
      path: `/{locale}/api/${path}/`,
      summary: 'All entries as stored.',
      query: pagingQuery.extend(narrowingQuery(resource).shape),
      response: listOf(storedSchema(resource)).extend({
        more: z.boolean().describe('True if there are more entries than were counted.'),
      }),
    }),
    show: endpoint({
      ...shared,
      id: `getStored${schema}`,
      path: `/{locale}/api/${path}/{id}/`,
      summary: 'One entry as stored.',
      params: byId,
      query: z.object({ translations: allTranslations }),
      response: storedSchema(resource),
    }),
    exportCsv: endpoint({
      ...shared,
      access,
      id: `export${schema}`,
      path: `/{locale}/api/${path}/csv/`,
      summary: 'All pages of the list as a CSV file for Excel: separated by `;`, UTF-8 with byte order mark.',
      query: narrowingQuery(resource),
      response: z.string(),
    }),
  };
}
