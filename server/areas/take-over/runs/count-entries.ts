import { inArray, sql } from 'drizzle-orm';
import type { TakeOverRun } from '#contract/office/take-over-run.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { takeOverRecords } from '../../../db/tables/site.ts';

/** Entries of runs by kind and outcome, as their records say it now. */
export async function countEntries(
  db: Database | Transaction,
  ids: number[],
): Promise<Map<number, TakeOverRun['counts']>> {
  const found = new Map<number, TakeOverRun['counts']>();
  if (ids.length === 0) return found;
  const { runId, kind, outcome } = takeOverRecords;
  const rows = await db
    .select({ runId, kind, outcome, count: sql<number>`count(*)::int` })
    .from(takeOverRecords)
    .where(inArray(runId, ids))
    .groupBy(runId, kind, outcome);
  for (const row of rows) {
    const counts = found.get(row.runId ?? 0) ?? [];
    const known = counts.find((one) => one.kind === row.kind);
    const own = known ?? { kind: row.kind, created: 0, changed: 0, unchanged: 0, kept: 0, present: 0 };
    own[row.outcome] = row.count;
    if (!known) counts.push(own);
    found.set(row.runId ?? 0, counts);
  }
  return found;
}
