import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, notInArray, or, sql, inArray } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { TakeOverStatus, TakeOverWish, TakeOverRun } from '#contract/office/take-over-run.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { takeOverRuns, takeOverRecords } from '../../../db/tables/site.ts';
import { recordAudit } from '../../../platform/audit/record.ts';

export type RunRow = typeof takeOverRuns.$inferSelect;

/** For which a process holds a run without renewing it; then it counts as killed. */
const leaseSeconds = 60;
const lease = sql`now() + ${leaseSeconds} * interval '1 second'`;

/** Runs that are kept with their reports; older ones are deleted when another one begins. */
export const keptRuns = 20;

type Author = Pick<SessionUser, 'id' | 'username'>;

/** Stores a new run. Throws 409 while another one is under way. */
export function insertRun(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  wish: TakeOverWish,
  author: Author | null,
): Promise<RunRow> {
  return db.transaction(async (tx) => {
    await requireNoOther(tx);
    const [row] = await tx
      .insert(takeOverRuns)
      .values({
        ...{ source: wish.source, state: wish.state, subjects: wish.subjects, startedAt: clock() },
        ...{ authorId: author?.id ?? null, authorName: author?.username ?? '' },
      })
      .returning();
    if (!row) throw new Error('The run was not stored');
    const { id } = takeOverRuns;
    const kept = tx.select({ id }).from(takeOverRuns).orderBy(desc(id)).limit(keptRuns);
    await tx.delete(takeOverRuns).where(notInArray(id, kept));
    return row;
  });
}

async function requireNoOther(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('take-over'))`);
  if ((await tx.$count(takeOverRuns, eq(takeOverRuns.status, 'running'))) > 0)
    throw new AppError('conflict', 'take_over_running');
}

export async function getRun(db: Database | Transaction, id: number): Promise<RunRow> {
  const [row] = await db.select().from(takeOverRuns).where(eq(takeOverRuns.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function runUnderWay(db: Database): Promise<RunRow | undefined> {
  const [row] = await db.select().from(takeOverRuns).where(eq(takeOverRuns.status, 'running')).limit(1);
  return row;
}

/** The runs that are kept, newest first. */
export function lastRuns(db: Database): Promise<RunRow[]> {
  return db.select().from(takeOverRuns).orderBy(desc(takeOverRuns.id)).limit(keptRuns);
}

/** Sets a run that failed or was stopped under way again. */
export function resumeRun({ db }: Pick<AppContext, 'db'>, id: number): Promise<RunRow> {
  return db.transaction(async (tx) => {
    const run = await getRun(tx, id);
    if (run.status === 'done' || run.status === 'running') throw new AppError('conflict');
    await requireNoOther(tx);
    const set = { status: 'running', failure: null, counts: null, finishedAt: null } as const;
    await tx
      .update(takeOverRuns)
      .set({ ...set, holder: null, heldUntil: null })
      .where(eq(takeOverRuns.id, id));
    await noteStatus(tx, run, 'running');
    return getRun(tx, id);
  });
}

/** A run that this process works on. */
export interface Held {
  run: RunRow;
  holder: string;
}

/** Takes a run on which no living process works; null if there is none. */
export async function claimRun(db: Database): Promise<Held | null> {
  const holder = randomUUID();
  const free = or(isNull(takeOverRuns.heldUntil), lt(takeOverRuns.heldUntil, sql`now()`));
  const [run] = await db
    .update(takeOverRuns)
    .set({ holder, heldUntil: lease })
    .where(and(eq(takeOverRuns.status, 'running'), free))
    .returning();
  return run ? { run, holder } : null;
}

/** Renews the hold; false once the run was stopped or belongs to another process. */
export async function renewRun(db: Database, { run, holder }: Held): Promise<boolean> {
  const renewed = await db
    .update(takeOverRuns)
    .set({ heldUntil: lease })
    .where(ours({ run, holder }))
    .returning({ id: takeOverRuns.id });
  return renewed.length > 0;
}

/** Gives a run back that this process cannot finish, because it ends. */
export async function releaseRun(db: Database, held: Held): Promise<void> {
  await db.update(takeOverRuns).set({ holder: null, heldUntil: null }).where(ours(held));
}

export async function setStage(db: Database, held: Held, stage: string): Promise<void> {
  await db.update(takeOverRuns).set({ stage }).where(ours(held));
}

/** Ends a run that is ours, with a line in the audit log; false if it was stopped or taken by another process. */
export async function endRun(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  held: Held,
  { status, failure = null }: { status: Exclude<TakeOverStatus, 'running'>; failure?: Message | null },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const { id, authorId, authorName } = held.run;
    const counts = (await countEntries(tx, [id])).get(id) ?? [];
    const ended = { status, failure, counts, finishedAt: ctx.clock(), holder: null, heldUntil: null };
    const [row] = await tx
      .update(takeOverRuns)
      .set(status === 'done' ? { ...ended, stage: null } : ended)
      .where(ours(held))
      .returning();
    if (!row) return false;
    const taken = counts.map(({ kind, created, changed }) => ({
      field: kind,
      before: '',
      after: String(created + changed),
    }));
    const changes = status === 'done' ? taken : [{ field: 'status', before: 'running', after: status }, ...taken];
    // A run of the command has no author.
    const author =
      authorId === null ? { id: null, username: 'npm run take-over' } : { id: authorId, username: authorName };
    await recordAudit(tx, { action: 'imported', kind: 'take-over', id, title: row.source, changes }, author);
    return true;
  });
}

function ours({ run, holder }: Held) {
  return and(eq(takeOverRuns.id, run.id), eq(takeOverRuns.holder, holder), eq(takeOverRuns.status, 'running'));
}

/** Stops a run that is under way; the process that works on it notices within seconds. */
export async function stopRun({ db, clock }: Pick<AppContext, 'db' | 'clock'>, id: number): Promise<RunRow> {
  return db.transaction(async (tx) => {
    const run = await getRun(tx, id);
    const counts = (await countEntries(tx, [id])).get(id) ?? [];
    const stopped = await tx
      .update(takeOverRuns)
      .set({ status: 'stopped', counts, finishedAt: clock(), holder: null, heldUntil: null })
      .where(and(eq(takeOverRuns.id, id), eq(takeOverRuns.status, 'running')))
      .returning({ id: takeOverRuns.id });
    if (stopped.length > 0) await noteStatus(tx, run, 'stopped');
    return getRun(tx, id);
  });
}

/** Records who stopped a run, or let it go on. */
async function noteStatus(tx: Transaction, { id, source, status }: RunRow, after: TakeOverStatus): Promise<void> {
  const changes = [{ field: 'status', before: status, after }];
  await recordAudit(tx, { action: 'changed', kind: 'take-over', id, title: source, changes });
}

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
