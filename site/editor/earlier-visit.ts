import type { Operation } from '#contract/operations.ts';
import type { findArrived } from './find-arrived.ts';
import { type KeptSteps, toStep } from './kept-steps.ts';
import type { SaveQueue } from './save-queue.ts';
import type { KeptStep } from './write-ahead.ts';

interface Parts {
  kept: KeptSteps;
  queue: SaveQueue;
  /** Those of the steps that the server has. */
  arrived: (kept: readonly KeptStep[]) => ReturnType<typeof findArrived>;
  /** Puts onto the page what still fits there. */
  show: (operations: Operation[]) => void;
}

/** What an earlier visit to this section could not save. */
export class EarlierVisit {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Its steps, without those that the server has: a window can close before they are struck off. */
  async steps(): Promise<KeptStep[]> {
    const { kept, arrived: find } = this.#parts;
    const left = await kept.leftBehind();
    const arrived = await find(left);
    if (arrived.length > 0) kept.drop(arrived);
    return left.filter((step) => !arrived.includes(step));
  }

  /** Puts them onto the page and sends them; a batch that was under way is sent as the same batch. */
  takeUp(steps: KeptStep[]): void {
    const { kept, queue, show } = this.#parts;
    const flight = steps.find((step) => step.batch !== null)?.batch ?? null;
    const sent = steps.filter((step) => flight !== null && step.batch === flight);
    show(steps.map((step) => step.operation));
    kept.adopt(steps);
    if (flight && sent[0]) queue.resumeBatch({ id: flight, base: sent[0].base, steps: sent.map(toStep) });
    for (const step of steps) if (!sent.includes(step)) queue.add(toStep(step));
  }

  discard(steps: KeptStep[]): void {
    this.#parts.kept.drop(steps);
  }
}
