import type { TakeOverWish } from '#contract/office/take-over-run.ts';
import { takeOverFindingSchema, takeOverRunSchema } from '#contract/office/take-over-run.ts';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import type { RequestForeign } from '../../../platform/safe-fetch/request-foreign.ts';
import { beginRun } from './begin-run.ts';
import { getRun, type RunRow, runUnderWay } from './run-rows.ts';
import { listFindings, showRun } from './show-run.ts';

export const joinedSchema = z.object({ id: z.int() });
export type Joined = z.infer<typeof joinedSchema>;

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
