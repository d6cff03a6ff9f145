import type { TakeOverSubject } from '#contract/office/take-over-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { isUnavailable } from '../../../db/is-unavailable.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { RequestForeign } from '../../../platform/foreign/request-foreign.ts';
import { describeError } from '../../../platform/reporting/describe-error.ts';
import { ForeignBackend, type Patience, SourceAway, usualPatience } from '../foreign/foreign-backend.ts';
import type { ForeignReader } from '../foreign/foreign-reader.ts';
import { createTakeFile } from '../media/take-file.ts';
import { stages } from '../stages.ts';
import type { Taking } from '../taking.ts';
import { withReason } from '../writing/with-reason.ts';
import { Records } from '../writing/records.ts';
import { Report } from '../writing/report.ts';
import { endRun, getRun, type Held, releaseRun, renewRun, setStage } from './run-rows.ts';
import { showRun } from './show-run.ts';

/** What is needed to take content over. */
export interface TakeOverParts {
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'config' | 'clock'>;
  request: RequestForeign;
  reader: ForeignReader;
  patience?: Patience;
}

/** Milliseconds between two renewals of the hold on a run. */
const renewal = 5000;

/** Thrown in a run that was stopped, or that another process has taken. */
class RunStopped extends Error {}

/** Works on a run to its end. When the signal aborts, the run is given back and another process goes on with it. */
export async function workOnRun(parts: TakeOverParts, held: Held, closing: AbortSignal): Promise<void> {
  const { ctx } = parts;
  const stopped = new AbortController();
  const signal = AbortSignal.any([closing, stopped.signal]);
  const timer = setInterval(() => {
    renewRun(ctx.db, held).then(
      (isOurs) => isOurs || stopped.abort(new RunStopped()),
      (error: unknown) => isUnavailable(error) || stopped.abort(error),
    );
  }, renewal);
  try {
    await takeAll(parts, { held, signal });
    await endRun(ctx, held, { status: 'done' });
    await note(ctx, held);
  } catch (error) {
    await end(ctx, { held, error, closing, stopped: stopped.signal });
  } finally {
    clearInterval(timer);
  }
}

interface Ending {
  held: Held;
  error: unknown;
  closing: AbortSignal;
  stopped: AbortSignal;
}

async function end(ctx: TakeOverParts['ctx'], { held, error, closing, stopped }: Ending): Promise<void> {
  if (stopped.aborted) return;
  if (closing.aborted) return releaseRun(ctx.db, held);
  // The run stays under way: a process goes on when the database is there again.
  if (isUnavailable(error)) throw error;
  if (error instanceof SourceAway)
    return endRun(ctx, held, { status: 'failed', failure: withReason('take_over_away', error.reason) });
  console.error(`Taking over ${held.run.source}: ${describeError(error)}`);
  return endRun(ctx, held, { status: 'failed', failure: 'take_over_broke' });
}

async function takeAll(parts: TakeOverParts, { held, signal }: { held: Held; signal: AbortSignal }): Promise<void> {
  const { ctx } = parts;
  const { run } = held;
  const taking = await openTaking(parts, { held, signal });
  const wanted = stages.filter(({ subject }) => isWanted(run.subjects, subject));
  for (const stage of wanted) {
    await setStage(ctx.db, held, stage.kind);
    await stage.take(taking);
  }
  // What links to something that was taken after it is written once more.
  for (const stage of wanted) {
    const pending = taking.records.pending(stage.kind);
    if (pending.size === 0) continue;
    await setStage(ctx.db, held, stage.kind);
    await stage.take({ ...taking, isSecondPass: true }, pending);
  }
}

function isWanted(subjects: TakeOverSubject[], subject: TakeOverSubject): boolean {
  return subjects.includes(subject);
}

async function openTaking(
  { ctx, request, reader, patience = usualPatience }: TakeOverParts,
  { held: { run }, signal }: { held: Held; signal: AbortSignal },
): Promise<Taking> {
  const backend = new ForeignBackend({ origin: run.source, request, reader, patience, signal });
  const records = await Records.load(ctx.db, { source: run.source, runId: run.id });
  const report = await Report.open(ctx.db, run.id);
  return {
    ...{ ctx, run, backend, records, report },
    takeFile: createTakeFile({ ctx, backend, records, report }),
    isSecondPass: false,
    alive: () => {
      signal.throwIfAborted();
      return Promise.resolve();
    },
  };
}

/** Records in the audit log what somebody has had taken over. */
async function note({ db }: Pick<AppContext, 'db'>, { run }: Held): Promise<void> {
  const row = await getRun(db, run.id);
  if (row.authorId === null) return;
  const { counts } = await showRun(db, row, 'de');
  const changes = counts.map(({ kind, created, changed }) => ({
    field: kind,
    before: '',
    after: String(created + changed),
  }));
  const author = { id: row.authorId, username: row.authorName };
  await recordAudit(db, { action: 'imported', kind: 'take-over', id: row.id, title: row.source, changes }, author);
}
