type Close = () => unknown;

/** Milliseconds; longer than the server waits for running responses. */
const timeout = 12_000;

/** What has to be closed when the process stops. */
export class Shutdown {
  readonly #first: Close[] = [];
  readonly #last: Close[] = [];
  readonly #late: Close[] = [];

  /** The server and the jobs are closed together: none waits for another. */
  onStop(close: Close): void {
    this.#first.push(close);
  }

  /** Services that the others use are closed afterwards, the last added first. */
  afterwards(close: Close): void {
    this.#last.push(close);
  }

  /** Called when closing takes too long: ends what the others wait for. */
  onTimeout(cut: Close): void {
    this.#late.push(cut);
  }

  async close(milliseconds = timeout): Promise<void> {
    const late = setTimeout(() => this.#late.forEach((cut) => cut()), milliseconds);
    const closed = await Promise.allSettled(this.#first.map(async (close) => close()));
    for (const close of this.#last.toReversed()) await close();
    clearTimeout(late);
    for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
