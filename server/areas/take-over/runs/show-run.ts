import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Slice } from '../../../http/list-answer.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { TakeOverFinding, TakeOverFindingKind, TakeOverRun } from '#contract/office/take-over-run.ts';
import type { Database } from '../../../db/database.ts';
import { takeOverFindings } from '../../../db/tables/site.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { stages } from '../stages.ts';
import { countEntries, type RunRow } from './run-rows.ts';

const order = [...stages.map(({ kind }) => kind), 'media'];

/** Runs in the form of the API, with their counts. */
export async function showRuns(db: Database, rows: RunRow[], locale: Locale): Promise<TakeOverRun[]> {
  const under = rows.filter(({ counts }) => counts === null).map(({ id }) => id);
  const counts = await countEntries(db, under);
  const ids = rows.map(({ id }) => id);
  const findings = await countFindings(db, ids);
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    state: row.state,
    subjects: row.subjects,
    status: row.status,
    stage: row.stage,
    author: row.authorName,
    failure: row.failure && writeMessage(row.failure, locale),
    started_at: berlinIso(row.startedAt),
    finished_at: row.finishedAt && berlinIso(row.finishedAt),
    counts: (row.counts ?? counts.get(row.id) ?? []).toSorted(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
    ),
    findings: { unreadable: 0, kept: 0, skipped: 0, ...findings.get(row.id) },
  }));
}

export async function showRun(db: Database, row: RunRow, locale: Locale): Promise<TakeOverRun> {
  const [shown] = await showRuns(db, [row], locale);
  if (!shown) throw new Error('One run was shown');
  return shown;
}

async function countFindings(
  db: Database,
  ids: number[],
): Promise<Map<number, Partial<Record<TakeOverFindingKind, number>>>> {
  const found = new Map<number, Partial<Record<TakeOverFindingKind, number>>>();
  if (ids.length === 0) return found;
  const { runId, finding } = takeOverFindings;
  const rows = await db
    .select({ runId, finding, count: sql<number>`count(*)::int` })
    .from(takeOverFindings)
    .where(inArray(runId, ids))
    .groupBy(runId, finding);
  for (const row of rows) found.set(row.runId, { ...found.get(row.runId), [row.finding]: row.count });
  return found;
}

/** Findings of a run in the order in which they were made. */
export async function listFindings(
  db: Database,
  {
    runId,
    finding,
    after = 0,
    locale,
  }: { runId: number; finding?: TakeOverFindingKind | undefined; after?: number; locale: Locale },
  { limit, offset }: Slice,
): Promise<{ count: number; results: TakeOverFinding[] }> {
  const where = and(
    eq(takeOverFindings.runId, runId),
    finding === undefined ? undefined : eq(takeOverFindings.finding, finding),
    after === 0 ? undefined : gt(takeOverFindings.id, after),
  );
  const rows = await db
    .select()
    .from(takeOverFindings)
    .where(where)
    .orderBy(asc(takeOverFindings.id))
    .limit(limit)
    .offset(offset);
  return {
    count: await db.$count(takeOverFindings, where),
    results: rows.map(({ id, finding: of, kind, title, ownId, address, field, message }) => ({
      id,
      finding: of,
      kind,
      title,
      own_id: ownId,
      address,
      field,
      message: writeMessage(message, locale),
    })),
  };
}
