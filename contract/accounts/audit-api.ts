import { z } from 'zod';
import { byId, dayInQuery } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { component, moment } from '../base/schema-parts.ts';

export const auditActions = [
  'created',
  'changed',
  'copied',
  'removed',
  'published',
  'preview_created',
  'preview_ended',
  'released',
  'restored',
  'replaced',
  'undone',
  // Until there was one undo for all acts.
  'release_taken_back',
  'replacement_taken_back',
  'imported',
  'exported',
  'signed_in',
  'signed_out',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'sessions_ended',
  'invited',
] as const;
export type AuditAction = (typeof auditActions)[number];

const auditChangeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type AuditChange = z.infer<typeof auditChangeSchema>;

const auditEntrySchema = component('AuditEntry', {
  id: z.int(),
  at: moment,
  user_id: z.string().nullable().describe('Null if the user no longer exists.'),
  user_name: z.string().describe('Name at that time.'),
  action: z.enum(auditActions),
  kind: z
    .string()
    .describe(
      'What was changed: the kind of a resource (`production`, `event`, …), `page`, `section`, `media`, `user`, `settings`, `account`, `newsletter`, `mail`, `note`, `content`.',
    ),
  object_id: z.string().nullable().describe('Its id, as a string.'),
  title: z.string().describe('German title at that time.'),
  changes: z.array(auditChangeSchema).describe('Changed fields, shortened; empty for creation and deletion.'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const auditQuery = z.object({
  query: z.string().max(200).optional().describe('Words in the title or in the name of the user.'),
  user_id: z.string().max(60).optional(),
  action: z.enum(auditActions).optional(),
  kind: z.string().max(40).optional(),
  object_id: z.string().max(60).optional(),
  from: dayInQuery.optional().describe('First day, `YYYY-MM-DD`, Europe/Berlin.'),
  to: dayInQuery.optional().describe('Last day, included, `YYYY-MM-DD`, Europe/Berlin.'),
});

const call = endpoints({ tag: 'audit', access: 'administration' });

/** The audit log, newest first; entries are stored for `AUDIT_DAYS` days. For admins only. */
export const auditApi = {
  list: call({
    id: 'listAudit',
    path: '/{locale}/api/audit/',
    summary: 'Audit log, newest first.',
    query: pagingQuery.extend(auditQuery.shape),
    response: listOf(auditEntrySchema),
  }),
  exportCsv: call({
    id: 'exportAudit',
    path: '/{locale}/api/audit/csv/',
    summary: 'The filtered audit log as a CSV file.',
    query: auditQuery,
    response: z.string(),
  }),
  show: call({
    id: 'getAuditEntry',
    path: '/{locale}/api/audit/{id}/',
    summary: 'One entry.',
    params: byId,
    response: auditEntrySchema,
  }),
};
