import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../db/postgres-errors.ts';
import { describeError } from './reporting/describe-error.ts';

export interface PeriodicJob {
  /** Aborts the current run. */
  close(): Promise<void>;
}

/** Its result says whether another server was `unreachable`; anything else is done. */
type Round = (signal: AbortSignal) => Promise<unknown>;

/**
 * Runs a job repeatedly, with a pause of `every` milliseconds; twelve times as long while the other server does not
 * respond. `what` names the job in the log: `Sending mail`.
 */
export function startPeriodicJob(what: string, every: number, round: Round): PeriodicJob {
  const closing = new AbortController();
  const { signal } = closing;

  /** Returns the pause before the next run, in milliseconds. */
  async function once(): Promise<number> {
    try {
      return (await round(signal)) === 'unreachable' ? every * 12 : every;
    } catch (error) {
      // An unreachable database is logged elsewhere; the next run tries again.
      if (!isUnavailable(error)) console.error(`${what}: ${describeError(error)}`);
      return every;
    }
  }

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      const wait = await once();
      await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const ended = loop();
  return {
    close() {
      closing.abort();
      return ended;
    },
  };
}
