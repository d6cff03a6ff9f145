import type { Operation } from '#contract/blocks/operations.ts';
import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import { groupBy } from '#text/records.ts';
import type { CallApi } from '../api-client.ts';
import { type StepJournal, toStep } from './step-journal.ts';
import type { SaveQueue } from './save-queue.ts';
import type { UnsentStep } from './journal-store.ts';

interface Parts {
  journal: StepJournal;
  queue: SaveQueue;
  /** Returns the steps that the server has already applied. */
  arrived: (steps: readonly UnsentStep[]) => ReturnType<typeof findArrived>;
  /** Applies the operations that still fit to the page. */
  show: (operations: Operation[]) => void;
}

/** The unsent steps of an earlier visit to this section. */
export class UnsentRecovery {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The steps, without those that the server already applied: a window can close before its journal is updated. */
  async steps(): Promise<UnsentStep[]> {
    const { journal, arrived: find } = this.#parts;
    const left = await journal.orphanedSteps();
    const arrived = await find(left);
    if (arrived.length > 0) journal.drop(arrived);
    return left.filter((step) => !arrived.includes(step));
  }

  /** Applies and sends the steps; each batch under its own id, because the server may have it already. */
  takeUp(steps: UnsentStep[]): void {
    const { journal, queue, show } = this.#parts;
    show(steps.map((step) => step.operation));
    journal.adopt(steps);
    for (const [id, sent] of groupBy(steps, ({ batch }) => batch)) {
      if (id !== null)
        queue.resumeBatch({ id, base: Math.min(...sent.map(({ base }) => base)), steps: sent.map(toStep) });
      else for (const step of sent) queue.add(toStep(step));
    }
  }

  discard(steps: UnsentStep[]): void {
    this.#parts.journal.drop(steps);
  }
}

/** The stored steps whose batch the server has already applied. Empty when the server is unreachable. */
export async function findArrived(
  steps: readonly UnsentStep[],
  api: CallApi,
  params: { locale: Locale; slug: string },
): Promise<UnsentStep[]> {
  const batches = new Set(steps.flatMap(({ batch }) => batch ?? []));
  const requests = [...batches].map(async (batch) => {
    const { count } = await api(pageEditorApi.revisions, { params, query: { batch, page_size: 1 } });
    return count > 0 ? batch : null;
  });
  const arrived = new Set(await Promise.all(requests).catch(() => []));
  return steps.filter(({ batch }) => batch !== null && arrived.has(batch));
}
