import { isDeepStrictEqual } from 'node:util';
import { findBlock, placeOf, valueAt } from '#contract/blocks/apply-operation.ts';
import { type Block, walk } from '#contract/blocks/block.ts';
import type { Conflict, Operation } from '#contract/blocks/operations.ts';

interface Step {
  /** Index of the operation in its batch. */
  number: number;
  operation: Operation;
  /** The sender’s tree before the operation. */
  seen: Block;
  /** The tree on the server before the operation. */
  current: Block;
}

/** Returns null if the operation can be merged. Both trees must be normalised. */
export function findConflict(step: Step): Conflict | null {
  const { operation, seen, current } = step;
  const missing = targetsOf(operation).find((id) => findBlock(seen, id) && !findBlock(current, id));
  if (missing !== undefined) return missingConflict(step, missing);
  switch (operation.op) {
    case 'set':
      return setConflict(step, operation);
    case 'basis':
    case 'machine':
    case 'omit':
      return null;
    case 'layout':
      return layoutConflict(step, operation);
    case 'remove':
    case 'replace':
      return changedConflict(step, operation);
    case 'insert':
      return [...walk(operation.block)].some(({ id }) => findBlock(current, id))
        ? missingConflict(step, operation.block.id)
        : null;
    case 'move':
      return isInside(current, operation.to.parent, operation.id) ? missingConflict(step, operation.to.parent) : null;
  }
}

/** True if somebody else has already done the same operation. */
export function isDone(step: Step): step is Step & { operation: { op: 'remove' } } {
  const { operation, seen, current } = step;
  return operation.op === 'remove' && findBlock(seen, operation.id) !== undefined && !findBlock(current, operation.id);
}

/** Ids of blocks that must exist for an operation. */
export function targetsOf(operation: Operation): string[] {
  if (operation.op === 'insert') return [operation.place.parent];
  return operation.op === 'move' ? [operation.id, operation.to.parent] : [operation.id];
}

function setConflict({ number, seen, current }: Step, operation: Operation & { op: 'set' }): Conflict | null {
  const { id, field, locale, value } = operation;
  const mine = findBlock(seen, id);
  const there = findBlock(current, id);
  if (!mine || !there) return null;
  const base = operation.before === undefined ? valueAt(mine, field, locale) : operation.before;
  const theirs = valueAt(there, field, locale);
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(theirs, value)) return null;
  return { operation: number, id, field, locale, base, theirs, mine: value };
}

function layoutConflict({ number, seen, current }: Step, operation: Operation & { op: 'layout' }): Conflict | null {
  const base = findBlock(seen, operation.id)?.fields.layout;
  const theirs = findBlock(current, operation.id)?.fields.layout;
  if (theirs === base || theirs === operation.layout) return null;
  return { operation: number, id: operation.id, field: 'layout', locale: null, base, theirs, mine: operation.layout };
}

/** Conflict if the removal would also delete text of somebody else. */
function changedConflict(
  { number, seen, current }: Step,
  operation: Operation & { op: 'remove' | 'replace' },
): Conflict | null {
  const base = findBlock(seen, operation.id);
  const theirs = findBlock(current, operation.id);
  if (isDeepStrictEqual(base, theirs)) return null;
  const mine = operation.op === 'replace' ? operation.block : null;
  return { operation: number, id: operation.id, field: null, locale: null, base, theirs, mine };
}

function missingConflict({ number, operation, seen, current }: Step, id: string): Conflict {
  const theirs = findBlock(current, id) ?? null;
  return {
    operation: number,
    id,
    field: null,
    locale: null,
    base: findBlock(seen, id) ?? null,
    theirs,
    mine: operation,
  };
}

function isInside(root: Block, id: string, ancestor: string): boolean {
  const place = placeOf(root, id);
  return id === ancestor || (place !== undefined && isInside(root, place.parent, ancestor));
}
