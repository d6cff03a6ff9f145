import { applyOperation, invert, OperationError } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Step } from '../saving/save-queue.ts';

/** The step with `before` set to the current value of the newer tree. */
export function withCurrentBefore(root: Block, operation: Operation): Operation {
  if (operation.op !== 'set') return operation;
  const inverse = invert(root, operation);
  return inverse.op === 'set' ? { ...operation, before: inverse.value } : operation;
}

/** The tree after the step; unchanged when the block of the step no longer exists. */
export function applyIfPossible(root: Block, step: Step): Block {
  try {
    return applyOperation(root, step.operation);
  } catch (error) {
    if (error instanceof OperationError) return root;
    throw error;
  }
}
