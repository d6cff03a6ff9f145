import type { Conflict, Operation, OperationBatch } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';

/** The save state, as the bar shows it. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'conflict' | 'failed' | 'signed-out';

/** An operation that is waiting to be sent. */
export interface Step {
  key: string;
  operation: Operation;
  label: string;
  /** Revision that it is based on, when that is not the newest. */
  base?: number | undefined;
}

export interface Batch {
  id: string;
  base: number;
  steps: Step[];
}

export interface QueueOptions {
  revision: number;
  send: (batch: OperationBatch) => Promise<BatchResult>;
  /** Called before a batch is sent. */
  sending: (batch: Batch) => void;
  /**
   * The server applied the batch; `pending` are the steps added since. The result has no tree if these do not fit it:
   * `conflicted` follows.
   */
  acknowledged: (batch: Batch, result: BatchResult, pending: readonly Step[]) => void;
  /**
   * Others changed what the unsent steps change. Resolves after a call of `settle` or of `awaitDecision`; rejects when the
   * newest tree could not be read. `conflicts` are those that the server has found, if it has compared.
   */
  conflicted: (conflicts: Conflict[]) => Promise<void>;
  failed: (error: unknown) => void;
  /** True while another person writes in the same block: steps are sent sooner. */
  isShared?: () => boolean;
}

/** `after`: id of the batch on whose result the operations are based, if it is not answered yet. */
export function toRequest({ id, base, steps }: Batch, after?: string): OperationBatch {
  return {
    batch: id,
    base,
    ...(after !== undefined && { after }),
    operations: steps.map(({ operation }) => operation),
    labels: steps.map(({ label }) => label),
  };
}
