import type { OpenAPIHono } from '@hono/zod-openapi';
import { auditApi, type AuditEntry } from '#contract/audit-api.ts';
import { csvAnswer } from '../csv/csv-answer.ts';
import { type Columns, csvRows } from '../csv/csv-rows.ts';
import type { House } from '../house.ts';
import { listAnswer } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { listAudit, readAudit } from './list-audit.ts';
import { record } from './record.ts';

const columns: Columns<AuditEntry> = {
  at: ({ at }) => at,
  user: ({ user_name: name }) => name,
  action: ({ action }) => action,
  kind: ({ kind }) => kind,
  id: ({ object_id: id }) => id,
  title: ({ title }) => title,
  changes: ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('\n'),
};

/** Who did what. */
export function auditRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, auditApi.list, async ({ query, context }) =>
    listAnswer(context, query, await listAudit(house.db, query)),
  );
  mount(app, house, auditApi.exportCsv, async ({ query, context, user }) => {
    const rows = csvRows(columns, (slice) => listAudit(house.db, { ...query, ...slice }));
    await record(house.db, { action: 'exported', kind: 'audit', title: 'Protokoll' }, user);
    return csvAnswer(context, 'audit', house.clock(), rows);
  });
  mount(app, house, auditApi.show, ({ params }) => readAudit(house.db, params.id));
}
