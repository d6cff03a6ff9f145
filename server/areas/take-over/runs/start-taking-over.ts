import { z } from 'zod';
import type { Message } from '#contract/base/messages.ts';
import { AppError } from '#contract/base/errors.ts';
import {
  takeOverWishSchema,
  type TakeOverWish,
  takeOverFindingSchema,
  takeOverRunSchema,
} from '#contract/office/take-over-run.ts';
import type { AppContext } from '../../../app-context.ts';
import { media } from '../../../db/tables/media.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { isUnavailable } from '../../../db/postgres-errors.ts';
import { type RequestForeign, createForeignRequest } from '../../../platform/safe-fetch/request-foreign.ts';
import { describeError } from '../../../platform/reporting/describe-error.ts';
import { type PeriodicJob, startPeriodicJob } from '../../../platform/periodic-job.ts';
import type { SocketCommands } from '../../../platform/command-socket.ts';
import { EntryRecords } from '../../upsert/entry-records.ts';
import {
  SourceBackend,
  type Patience,
  SourceAway,
  usualPatience,
  type ForeignReader,
} from '../foreign/source-backend.ts';
import { createTakeFile } from '../media/take-file.ts';
import { stages } from '../stages.ts';
import type { Taking } from '../taking.ts';
import { withReason, Report } from '../writing/report.ts';
import {
  endRun,
  type Held,
  releaseRun,
  renewRun,
  setStage,
  claimRun,
  getRun,
  type RunRow,
  runUnderWay,
} from './run-rows.ts';
import { beginRun } from './follow-run.ts';
import { listFindings, showRun } from './show-run.ts';

export const joinCommand = 'take-over';
export const followCommand = 'take-over-progress';

const followSchema = z.object({ id: z.int(), after: z.int() });

/** For the command of the shell, while a server holds the embedded database. */
export function takeOverCommands(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>): SocketCommands {
  const request = createForeignRequest(ctx.config.takeOverHosts);
  return {
    [joinCommand]: (body) => explained(() => joinRun(ctx, { wish: takeOverWishSchema.parse(body), request })),
    [followCommand]: (body) => {
      const { id, after } = followSchema.parse(body);
      return followRun(ctx, id, after);
    },
  };
}

/** Failures as a sentence for the shell. */
export async function explained<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [issue] = error.issues ?? [];
    throw new Error(writeMessage(issue?.message ?? error.sentence, 'en'), { cause: error });
  }
}

export const joinedSchema = z.object({ id: z.int() });
type Joined = z.infer<typeof joinedSchema>;

export const progressSchema = z.object({ run: takeOverRunSchema, findings: z.array(takeOverFindingSchema) });
export type Progress = z.infer<typeof progressSchema>;

/** Begins a run, or joins the one that is under way if the same is wanted: it was interrupted. */
export async function joinRun(
  ctx: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { wish, request }: { wish: TakeOverWish; request: RequestForeign },
): Promise<Joined> {
  const there = await runUnderWay(ctx.db);
  if (there && isSame(there, wish)) return { id: there.id };
  const { id } = await beginRun(ctx, { wish, author: null, request });
  return { id };
}

function isSame(run: RunRow, { source, state, subjects }: TakeOverWish): boolean {
  const same = run.subjects.length === subjects.length && run.subjects.every((one) => subjects.includes(one));
  return run.source === new URL(source).origin && run.state === state && same;
}

/** Findings that one answer has. */
const atOnce = 500;

/** How far a run is, with its findings after the one with this id. */
export async function followRun({ db }: Pick<AppContext, 'db'>, id: number, after: number): Promise<Progress> {
  const run = await showRun(db, await getRun(db, id), 'en');
  const { results } = await listFindings(db, { runId: id, after, locale: 'en' }, { limit: atOnce, offset: 0 });
  return { run, findings: results };
}

/** What is needed to take content over. */
interface TakeOverParts {
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'config' | 'clock'>;
  request: RequestForeign;
  reader: ForeignReader;
  patience?: Patience;
}

/** Milliseconds between two renewals of the hold on a run. */
const renewal = 5000;

/** Ends a run that was stopped, or that another process has taken. */
const runStopped = new Error('The run was stopped');

/** Works on a run to its end. When the signal aborts, the run is given back and another process goes on with it. */
export async function workOnRun(parts: TakeOverParts, held: Held, closing: AbortSignal): Promise<void> {
  const { ctx } = parts;
  const stopped = new AbortController();
  const signal = AbortSignal.any([closing, stopped.signal]);
  const timer = setInterval(() => {
    renewRun(ctx.db, held).then(
      (isOurs) => isOurs || stopped.abort(runStopped),
      (error: unknown) => isUnavailable(error) || stopped.abort(error),
    );
  }, renewal);
  try {
    await takeAll(parts, { held, signal });
    await endRun(ctx, held, { status: 'done' });
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
  // It was stopped, or another process has it, unless renewing it failed.
  if (stopped.aborted && stopped.reason === runStopped) return;
  if (closing.aborted) return releaseRun(ctx.db, held);
  // The run stays under way: a process goes on when the database is there again.
  if (isUnavailable(error)) throw error;
  const isAway = error instanceof SourceAway;
  const failure: Message = isAway ? withReason('take_over_away', error.reason) : 'take_over_broke';
  const why = isAway ? writeMessage(failure, 'en') : describeError(error);
  console.error(`Taking over ${held.run.source}: ${why}`);
  await endRun(ctx, held, { status: 'failed', failure });
}

async function takeAll(parts: TakeOverParts, { held, signal }: { held: Held; signal: AbortSignal }): Promise<void> {
  const { ctx } = parts;
  const { run } = held;
  const taking = await openTaking(parts, { held, signal });
  const wanted = stages.filter(({ subject }) => run.subjects.includes(subject));
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

async function openTaking(
  { ctx, request, reader, patience = usualPatience }: TakeOverParts,
  { held: { run }, signal }: { held: Held; signal: AbortSignal },
): Promise<Taking> {
  const backend = new SourceBackend({ origin: run.source, request, reader, patience, signal });
  const tables = new Map([...stages.map(({ kind, table }) => [kind, table] as const), ['media', media]]);
  const records = await EntryRecords.load(ctx.db, { source: run.source, runId: run.id, tables });
  const report = await Report.open(ctx.db, run.id);
  return {
    ...{ ctx, run, backend, records, report },
    takeFile: createTakeFile({ ctx, backend, records, report }),
    isSecondPass: false,
    alive: () => signal.throwIfAborted(),
  };
}

/** Works on runs that somebody began, and goes on with those of a process that was killed. `every`: in milliseconds. */
export function startTakingOver(parts: TakeOverParts, every = 3000): PeriodicJob {
  return startPeriodicJob('Taking over', every, async (signal) => {
    const held = await claimRun(parts.ctx.db);
    if (held) await workOnRun(parts, held, signal);
  });
}
