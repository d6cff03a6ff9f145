import { applyOperation, findBlock, OperationError, valueAt } from '#contract/blocks/apply-operation.ts';
import { walk } from '#contract/blocks/block.ts';
import type { Conflict, Operation } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';
import { ApiError } from '../api-client.ts';
import type { Batch, Step } from './batch.ts';

/** The server answers a conflict with `conflicts`, see `errorSchema`. */
export function conflictsIn({ details }: ApiError): Conflict[] {
  return (details as { conflicts?: Conflict[] } | null | undefined)?.conflicts ?? [];
}

export function isBaseLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.issues.some(({ path }) => path === 'base');
}

type SetOperation = Operation & { op: 'set' };

export function setsSameField(one: SetOperation, other: Operation): other is SetOperation {
  return other.op === 'set' && other.id === one.id && other.field === one.field && other.locale === one.locale;
}

/**
 * Pending steps are based on the values that the batch sent. Where the server sanitized such a value, `before` must
 * become the sanitized one; otherwise the server would report a conflict.
 */
export function rebase(pending: Step[], batch: Batch, body: NonNullable<BatchResult['body']>): Step[] {
  return pending.map((step) => {
    const { operation } = step;
    if (operation.op !== 'set') return step;
    const sent = batch.steps.some(
      (other) => setsSameField(operation, other.operation) && other.operation.value === operation.before,
    );
    if (!sent) return step;
    return { ...step, operation: { ...operation, before: currentValue(body, operation) } };
  });
}

/** True if somebody else has changed a value that one of the steps replaces, or removed a block that one needs. */
export function isOutdated(steps: readonly Step[], body: NonNullable<BatchResult['body']>): boolean {
  return !canApply(steps, body) || replacesOthers(steps, body);
}

function canApply(steps: readonly Step[], body: NonNullable<BatchResult['body']>): boolean {
  try {
    steps.reduce((root, { operation }) => applyOperation(root, operation), body);
    return true;
  } catch (error) {
    if (error instanceof OperationError) return false;
    throw error;
  }
}

function replacesOthers(steps: readonly Step[], body: NonNullable<BatchResult['body']>): boolean {
  const seen: SetOperation[] = [];
  const restored = new Set<string>();
  return steps.some(({ operation }) => {
    if (operation.op === 'replace') for (const { id } of walk(operation.block)) restored.add(id);
    if (
      operation.op !== 'set' ||
      restored.has(operation.id) ||
      seen.some((earlier) => setsSameField(earlier, operation))
    )
      return false;
    seen.push(operation);
    const now = JSON.stringify(currentValue(body, operation) ?? null);
    return now !== JSON.stringify(operation.before ?? null) && now !== JSON.stringify(operation.value ?? null);
  });
}

function currentValue(body: NonNullable<BatchResult['body']>, operation: Operation & { op: 'set' }): unknown {
  const block = findBlock(body, operation.id);
  return block ? valueAt(block, operation.field, operation.locale) : operation.before;
}
