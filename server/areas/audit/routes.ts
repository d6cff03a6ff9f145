import type { OpenAPIHono } from '@hono/zod-openapi';
import { auditApi, type AuditEntry } from '#contract/accounts/audit-api.ts';
import { csvAnswer, type Columns, csvRows } from '../../http/csv/csv-answer.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { and, desc, eq, gte, lt, notInArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import { kindsOff } from '#contract/settings/parts.ts';
import type { Database } from '../../db/database.ts';
import type { RequestContext } from '../../request-context.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import { hasWords } from '../../db/has-words.ts';

const columns: Columns<AuditEntry> = {
  at: ({ at }) => at,
  user: ({ user_name: name }) => name,
  action: ({ action }) => action,
  kind: ({ kind }) => kind,
  id: ({ object_id: id }) => id,
  title: ({ title }) => title,
  changes: ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('\n'),
};

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

type AuditQuery = z.output<typeof auditApi.list.query>;

/** Entries of the audit log about what the house has, newest first. */
async function listAudit(
  { db, partsOff }: Pick<RequestContext, 'db' | 'partsOff'>,
  query: AuditQuery,
): Promise<{ count: number; results: AuditEntry[] }> {
  const where = and(notInArray(auditLog.kind, kindsOff(partsOff)), ...conditionsOf(query));
  const count = await db.$count(auditLog, where);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count, results: rows.map(toEntry) };
}

async function readAudit(db: Database, id: number): Promise<AuditEntry> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  if (!row) throw new AppError('not_found');
  return toEntry(row);
}

function conditionsOf({ query, from, to, ...exact }: AuditQuery): (SQL | undefined)[] {
  return [
    exact.user_id === undefined ? undefined : eq(auditLog.userId, exact.user_id),
    exact.action === undefined ? undefined : eq(auditLog.action, exact.action),
    exact.kind === undefined ? undefined : eq(auditLog.kind, exact.kind),
    exact.object_id === undefined ? undefined : eq(auditLog.objectId, exact.object_id),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(addDays(to, 1))),
    hasWords(query, auditLog.title, auditLog.userName),
  ];
}

function toEntry(row: typeof auditLog.$inferSelect): AuditEntry {
  return {
    id: row.id,
    at: berlinIso(row.at),
    user_id: row.userId,
    user_name: row.userName,
    action: row.action,
    kind: row.kind,
    object_id: row.objectId,
    title: row.title,
    changes: row.changes,
  };
}
