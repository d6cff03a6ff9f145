import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from './db/is-unavailable.ts';
import { describeError } from './describe-error.ts';

export interface Rounds {
  /** Breaks off what is being done; it is done again later. */
  close(): Promise<void>;
}

type Round = (signal: AbortSignal) => Promise<'done' | 'other side is away'>;

/**
 * Does something again and again, with so many milliseconds between two times and twelve times as many while the other
 * side is away. `what` names it in the log: `Sending mail`.
 */
export function startRounds(what: string, every: number, round: Round): Rounds {
  const closing = new AbortController();
  const { signal } = closing;

  /** Gives back how long to wait, in milliseconds. */
  async function once(): Promise<number> {
    try {
      return (await round(signal)) === 'done' ? every : every * 12;
    } catch (error) {
      // The database comes back; whoever watches the house hears of it elsewhere.
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
