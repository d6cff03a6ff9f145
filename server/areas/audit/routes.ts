import type { OpenAPIHono } from '@hono/zod-openapi';
import { auditApi, type AuditEntry } from '#contract/accounts/audit-api.ts';
import { csvAnswer } from '../../http/csv/csv-answer.ts';
import { type Columns, csvRows } from '../../http/csv/csv-rows.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { listAudit, readAudit } from './list-audit.ts';
import { recordAudit } from '../../platform/audit/record.ts';

const columns: Columns<AuditEntry> = {
  at: ({ at }) => at,
  user: ({ user_name: name }) => name,
  action: ({ action }) => action,
  kind: ({ kind }) => kind,
  id: ({ object_id: id }) => id,
  title: ({ title }) => title,
  changes: ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('\n'),
};

/** The audit log. */
export function auditRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, auditApi.list, async ({ query, address, request }) =>
    listAnswer({ address, query }, await listAudit(request, query)),
  );
  mount({ app, ctx }, auditApi.exportCsv, async ({ query, context, user, request }) => {
    const rows = csvRows(columns, (slice) => listAudit(request, { ...query, ...slice }));
    await recordAudit(ctx.db, { action: 'exported', kind: 'audit', title: 'Protokoll' }, user);
    return csvAnswer(context, { name: 'audit', now: ctx.clock(), rows });
  });
  mount({ app, ctx }, auditApi.show, ({ params }) => readAudit(ctx.db, params.id));
}
