import { applyOperation, findBlock, invert, OperationError } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Step } from '../saving/batch.ts';
import { isMerged, mergeTexts } from './merge-texts.ts';

/**
 * The tree after all operations whose block still exists, and these operations. With `merging`, what somebody else has
 * changed meanwhile in the same text stays as it is.
 */
export function applyToNewerTree(
  tree: Block,
  operations: Operation[],
  merging = false,
): { root: Block; applied: Operation[] } {
  const applied: Operation[] = [];
  let root = tree;
  for (const operation of operations) {
    try {
      const current = withCurrentBefore(root, operation, merging);
      root = applyOperation(root, current);
      applied.push(current);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return { root, applied };
}

/** The step with `before` set to the current value of the newer tree. */
function withCurrentBefore(root: Block, operation: Operation, merging: boolean): Operation {
  if (operation.op !== 'set') return operation;
  const inverse = invert(root, operation);
  if (inverse.op !== 'set') return operation;
  const { before, value } = operation;
  const now = inverse.value;
  const isText = typeof before === 'string' && typeof value === 'string' && typeof now === 'string';
  if (!merging || !isText || !isMerged(findBlock(root, operation.id), operation.field))
    return { ...operation, before: now };
  return { ...operation, before: now, value: mergeTexts(before, now, value).text };
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
