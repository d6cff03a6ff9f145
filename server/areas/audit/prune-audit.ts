import { inArray, lt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../request-context.ts';
import type { AppContext } from '../../app-context.ts';
import { type PeriodicJob, startPeriodicJob } from '../../platform/periodic-job.ts';
import { auditLog } from '../../db/tables/audit.ts';

/** Maximum number of rows, whatever the retention time. */
const maxEntries = 200_000;
const hour = 3_600_000;

/** Deletes entries older than `days`, and the oldest entries above `most`. */
export async function pruneAudit(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  { days, max = maxEntries }: { days: number; max?: number },
): Promise<void> {
  const { db, now } = ctx;
  await db.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - days * 86_400_000)));
  const surplus = sql`(select id from ${auditLog} order by id desc offset ${max})`;
  await db.delete(auditLog).where(inArray(auditLog.id, surplus));
}

/** Prunes the log every hour. */
export function startPruning({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>): PeriodicJob {
  return startPeriodicJob('Pruning the audit log', hour, () =>
    pruneAudit({ db, now: clock() }, { days: config.auditDays }),
  );
}
