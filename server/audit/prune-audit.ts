import { inArray, lt, sql } from 'drizzle-orm';
import type { Database, House } from '../house.ts';
import { type Rounds, startRounds } from '../rounds.ts';
import { auditLog } from './schema.ts';

/** However short the time: a table that grows without end helps nobody. */
const mostEntries = 200_000;
const hour = 3_600_000;

/** Forgets what is older than so many days, and the oldest where there is too much. */
export async function pruneAudit(db: Database, now: Date, days: number, most = mostEntries): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, new Date(now.getTime() - days * 86_400_000)));
  const surplus = sql`(select id from ${auditLog} order by id desc offset ${most})`;
  await db.delete(auditLog).where(inArray(auditLog.id, surplus));
}

/** Does so once an hour. */
export function startPruning({ db, clock, config }: Pick<House, 'db' | 'clock' | 'config'>): Rounds {
  return startRounds('Pruning the audit log', hour, async () => {
    await pruneAudit(db, clock(), config.auditDays);
    return 'done';
  });
}
