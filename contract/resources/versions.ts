import { z } from 'zod';
import { localeSchema } from '../base/locale.ts';
import { inLocale, largestId } from '../base/parameters.ts';
import { endpoint, endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { byId } from '../base/parameters.ts';
import { storedSchema, type ResourceContract } from './define-resource.ts';
import { component, moment, strictComponent } from '../base/schema-parts.ts';

/**
 * How a version came about. `found`: the record was written in another way than by an editor, and this state was noticed
 * at the next change.
 */
export const versionActions = ['created', 'changed', 'restored', 'undeleted', 'found'] as const;
export type VersionAction = (typeof versionActions)[number];

const pieceSchema = z.object({
  text: z.string().describe('In words, in the language of the path; names instead of ids.'),
  field: z
    .string()
    .optional()
    .describe('For values without words of their own, such as `few`: the field that they belong to.'),
});
export type Piece = z.infer<typeof pieceSchema>;

const partKinds = ['same', 'added', 'removed'] as const;
const lineKinds = ['added', 'removed', 'moved'] as const;

/** The difference of one field between two states of a record. Nothing is shortened. */
export const recordChangeSchema = component('RecordChange', {
  field: z.string(),
  language: localeSchema.nullable().describe('Of a translated text; otherwise null.'),
  kind: z
    .enum(['value', 'text', 'list'])
    .describe('`value`: see before and after. `text`: see parts. `list`: see lines.'),
  before: z.array(pieceSchema),
  after: z.array(pieceSchema),
  parts: z
    .array(z.object({ kind: z.enum(partKinds), text: z.string() }))
    .describe('The words of both texts, in order.'),
  lines: z
    .array(z.object({ kind: z.enum(lineKinds), pieces: z.array(pieceSchema) }))
    .describe('Entries that were added, removed or moved.'),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

const versionSchema = component('RecordVersion', {
  id: z.int(),
  at: moment,
  user_name: z.string().nullable().describe('Name at that time; null: written by the server itself.'),
  action: z.enum(versionActions),
  previous: z.int().nullable().describe('Id of the version before; null if there is none.'),
  changes: z.array(recordChangeSchema).describe('What is different from the version before.'),
});
export type RecordVersion = z.infer<typeof versionSchema>;

const restoreSchema = z.strictObject({
  version: z.string().max(64).describe('Version of the record as last read; 409 if it has changed since.'),
  fields: z
    .array(z.string().max(60))
    .min(1)
    .max(200)
    .optional()
    .describe('Fields to restore; absent: all, except whether and when the record is public.'),
  leave_out: leaveOut(),
});

/** Paths of the issues of a refused restore; they are left out, so that the rest can be restored. */
function leaveOut() {
  return z
    .array(z.string().max(200))
    .max(500)
    .optional()
    .describe('Paths of issues of a refused restore, such as `venue_id` or `cast.2.person_id`: restores without them.');
}

const versionId = z.coerce.number().int().positive().max(largestId);

export function versionCalls(resource: ResourceContract) {
  const { path, tag, schema, access } = resource;
  return {
    list: endpoint({
      id: `listVersions${schema}`,
      path: `/{locale}/api/${path}/{id}/versions/`,
      tag,
      access,
      summary: 'Versions of an entry, newest first, each with what it changed.',
      params: byId,
      query: pagingQuery,
      response: listOf(versionSchema),
    }),
    compare: endpoint({
      id: `compareVersions${schema}`,
      path: `/{locale}/api/${path}/{id}/versions/compare/`,
      tag,
      access,
      summary: 'What is different between two versions, or between a version and the present state.',
      params: byId,
      query: z.object({ from: versionId, to: versionId.optional().describe('Absent: the present state.') }),
      response: component('VersionComparison', { changes: z.array(recordChangeSchema) }),
    }),
    restore: endpoint({
      id: `restoreVersion${schema}`,
      method: 'post',
      path: `/{locale}/api/${path}/{id}/versions/{version}/restore/`,
      tag,
      access,
      summary: 'Restores fields of a version as a new version. 422 names each field that cannot be restored.',
      params: byId.extend({ version: versionId }),
      body: restoreSchema.meta({ id: 'VersionRestore' }),
      response: storedSchema(resource),
    }),
  };
}

const binEntrySchema = component('BinEntry', {
  id: z.int(),
  resource: z.string().describe('Name of the resource: `productions`.'),
  object_id: z.int().describe('Id of the deleted record.'),
  title: z.string(),
  deleted_at: moment,
  deleted_by: z.string().nullable(),
  expires_at: moment.describe('When it is deleted for good.'),
  size: z.int().nullable().describe('Size of its file in bytes, which stays stored until then; null without a file.'),
});
export type BinEntry = z.infer<typeof binEntrySchema>;

const byBinEntry = inLocale.extend({ id: versionId });

const call = endpoints({ tag: 'bin', access: 'office' });

/** Deleted records of all resources that the caller may edit. */
export const binApi = {
  list: call({
    id: 'listBin',
    path: '/{locale}/api/bin/',
    summary: 'Deleted records, newest first; they stay for 30 days.',
    query: pagingQuery.extend({
      resource: z.string().max(60).optional().describe('Only records of this resource.'),
      query: z.string().max(200).optional().describe('Words in the title or in the name of the user.'),
    }),
    response: listOf(binEntrySchema).extend({
      files_size: z.int().describe('Bytes of all files of these records, on every page of the list.'),
    }),
  }),
  show: call({
    id: 'getBinEntry',
    path: '/{locale}/api/bin/{id}/',
    summary: 'One deleted record.',
    params: byBinEntry,
    response: binEntrySchema,
  }),
  restore: call({
    id: 'restoreFromBin',
    method: 'post',
    path: '/{locale}/api/bin/{id}/restore/',
    summary:
      'Restores a deleted record with what belonged to it, as a draft. 422 names each field that cannot be restored.',
    params: byBinEntry,
    body: strictComponent('BinRestore', { leave_out: leaveOut() }),
    response: component('RestoredRecord', { resource: z.string(), id: z.int() }),
  }),
  remove: call({
    id: 'removeFromBin',
    method: 'delete',
    path: '/{locale}/api/bin/{id}/',
    access: 'administration',
    summary: 'Deletes a record for good, with its versions.',
    params: byBinEntry,
  }),
};
