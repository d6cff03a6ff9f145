import { applyOperation, invert, OperationError } from '#contract/apply-operation.ts';
import type { Block } from '#contract/block.ts';
import type { Operation } from '#contract/operations.ts';
import type { Step } from './save-queue.ts';

/** The step as it must be sent now: it says that it saw what stands there now. */
export function asSeenIn(root: Block, operation: Operation): Operation {
  if (operation.op !== 'set') return operation;
  const inverse = invert(root, operation);
  return inverse.op === 'set' ? { ...operation, before: inverse.value } : operation;
}

/** The tree after a step; as it was where the step's block is gone. */
export function applyIfItFits(root: Block, step: Step): Block {
  try {
    return applyOperation(root, step.operation);
  } catch (error) {
    if (error instanceof OperationError) return root;
    throw error;
  }
}
