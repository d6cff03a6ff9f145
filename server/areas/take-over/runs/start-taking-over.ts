import { type PeriodicJob, startPeriodicJob } from '../../../platform/periodic-job.ts';
import { claimRun } from './run-rows.ts';
import { type TakeOverParts, workOnRun } from './work-on-run.ts';

/** Works on runs that somebody began, and goes on with those of a process that was killed. `every`: in milliseconds. */
export function startTakingOver(parts: TakeOverParts, every = 3000): PeriodicJob {
  return startPeriodicJob('Taking over', every, async (signal) => {
    const held = await claimRun(parts.ctx.db);
    if (held) await workOnRun(parts, held, signal);
    return 'done';
  });
}
