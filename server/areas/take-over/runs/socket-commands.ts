import { z } from 'zod';
import { AppError } from '#contract/base/errors.ts';
import {
  takeOverWishSchema,
  type TakeOverWish,
  takeOverFindingSchema,
  takeOverRunSchema,
} from '#contract/office/take-over-run.ts';
import type { AppContext } from '../../../app-context.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import type { SocketCommands } from '../../../platform/command-socket.ts';
import { createForeignRequest, type RequestForeign } from '../../../platform/safe-fetch/request-foreign.ts';
import { beginRun } from './begin-run.ts';
import { getRun, type RunRow, runUnderWay } from './run-rows.ts';
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
