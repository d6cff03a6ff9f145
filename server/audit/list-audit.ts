import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { auditApi, AuditEntry } from '#contract/audit-api.ts';
import { AppError } from '#contract/errors.ts';
import type { Database } from '../house.ts';
import { offsetOf } from '../list-answer.ts';
import { addDays, berlinIso, startOfDay } from '../programme/berlin-time.ts';
import { auditLog } from './schema.ts';

type Question = z.output<typeof auditApi.list.query>;

const mostWords = 8;

/** What somebody did, newest first. */
export async function listAudit(db: Database, query: Question): Promise<{ count: number; results: AuditEntry[] }> {
  const where = and(...wanted(query));
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

export async function readAudit(db: Database, id: number): Promise<AuditEntry> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  if (!row) throw new AppError('not_found');
  return toEntry(row);
}

function wanted({ query = '', from, to, ...exact }: Question): (SQL | undefined)[] {
  const words = query.split(/\s+/).filter(Boolean).slice(0, mostWords);
  return [
    exact.user_id === undefined ? undefined : eq(auditLog.userId, exact.user_id),
    exact.action === undefined ? undefined : eq(auditLog.action, exact.action),
    exact.kind === undefined ? undefined : eq(auditLog.kind, exact.kind),
    exact.object_id === undefined ? undefined : eq(auditLog.objectId, exact.object_id),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditLog.at, startOfDay(addDays(to, 1))),
    ...words.map(has),
  ];
}

function has(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...[auditLog.title, auditLog.userName].map((text) => sql`fold_text(${text}) like fold_text(${pattern})`));
}

function toEntry(row: typeof auditLog.$inferSelect): AuditEntry {
  return {
    id: row.id,
    at: berlinIso(row.at),
    user_id: row.userId,
    user_name: row.userName,
    // Nothing else is ever written.
    action: row.action as AuditEntry['action'],
    kind: row.kind,
    object_id: row.objectId,
    title: row.title,
    changes: row.changes,
  };
}
