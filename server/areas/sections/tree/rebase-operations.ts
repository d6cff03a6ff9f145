import {
  applyOperation,
  asTranslated,
  findBlock,
  OperationError,
  valueAt,
  placeOf,
  withoutElsewhere,
} from '#contract/blocks/apply-operation.ts';
import { type Block, childrenOf, slotsOf, walk } from '#contract/blocks/block.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import { afterPublishing, type HeadValues, onPage } from '#contract/blocks/page-head.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { Conflict, Operation, Place } from '#contract/blocks/operations.ts';
import { withBaseOf } from '../head/with-head.ts';
import { checkChanges } from './check-changes.ts';
import { cleanOperation } from './clean-operation.ts';
import { normaliseBlock } from './normalise-block.ts';
import { isDeepStrictEqual } from 'node:util';

export interface Rebased {
  /** The stored tree after all operations. */
  body: Block;
  /** The operations as applied; `before` of a `set` is the value that was really replaced. */
  operations: Operation[];
}

interface Progress extends Rebased {
  /** The sender’s tree, updated with each operation. */
  seen: Block;
  conflicts: Conflict[];
  /** Blocks whose later operations are skipped, because an earlier one could not be merged. */
  lost: Set<string>;
  page: HeadValues | null;
}

interface Batch {
  /** The sender’s base revision. */
  base: Block;
  /** The newest stored tree; equals `base` if nobody else wrote since. */
  stored: Block;
  operations: Operation[];
  /** True if others wrote since; changes of the same value are then conflicts. */
  merging: boolean;
  rules: FieldRules;
  /** What visitors see of the head of the page; null: whether the page was changed meanwhile is not looked at. */
  page?: HeadValues | null;
}

/** Applies operations to the newest tree. Throws 409 with every conflict, and 422 if the sender’s own tree would be invalid. */
export function rebaseOperations({ base, stored, operations, merging, rules, page = null }: Batch): Rebased {
  const progress: Progress = {
    seen: normaliseBlock(base),
    body: stored,
    operations: [],
    conflicts: [],
    lost: new Set(),
    page,
  };
  for (const [number, sent] of operations.entries()) {
    const path = `operations.${number}`;
    const operation = cleanOperation(progress.seen, { operation: sent, path, rules });
    const seen = applySeen(progress.seen, operation, path);
    // The page itself is changed without a revision.
    const isHead = page !== null && operation.op === 'set' && operation.id === stored.head?.id;
    const done = merging || isHead ? merge(progress, operation, number) : false;
    if (!done) apply(progress, { operation, number, merging });
    progress.seen = seen;
  }
  checkChanges(normaliseBlock(base), progress.seen, rules);
  if (progress.conflicts.length > 0)
    throw new AppError('conflict', undefined, { details: { conflicts: progress.conflicts } });
  return progress;
}

function applySeen(seen: Block, operation: Operation, path: string): Block {
  try {
    return applyOperation(seen, operation);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    throw invalid(path, error.reason);
  }
}

/** True if the operation needs no further work: already done by somebody else, in conflict, or dependent on a conflict. */
function merge(progress: Progress, operation: Operation, number: number): boolean {
  const step = { number, operation, seen: progress.seen, current: normaliseBlock(progress.body) };
  if (targetsOf(operation).some((id) => progress.lost.has(id))) return lose(progress, operation);
  if (isDone(step)) return removeRest(progress, step.operation, number);
  const conflict = findConflict(step);
  if (!conflict) return false;
  if (conflict.field === null) lose(progress, operation);
  const earlier = progress.conflicts.find(
    (one) => one.id === conflict.id && one.field === conflict.field && one.locale === conflict.locale,
  );
  if (earlier) earlier.mine = conflict.mine;
  else progress.conflicts.push(conflict);
  return true;
}

/** Both removed a block: what the other moved out of it before is removed too, unless it was changed. */
function removeRest(progress: Progress, { id }: Operation & { op: 'remove' }, number: number): true {
  const removed = findBlock(progress.seen, id);
  for (const rest of removed ? restOf(removed, normaliseBlock(progress.body)) : []) {
    const step: Operation = { op: 'remove', id: rest };
    if (!merge(progress, step, number)) apply(progress, { operation: step, number, merging: true });
  }
  return true;
}

/** The topmost blocks inside a removed one that still exist elsewhere. */
function restOf(removed: Block, current: Block): string[] {
  return childrenOf(removed).flatMap((child) => (findBlock(current, child.id) ? [child.id] : restOf(child, current)));
}

function lose(progress: Progress, operation: Operation): true {
  for (const id of targetsOf(operation)) progress.lost.add(id);
  if (operation.op === 'insert') for (const { id } of walk(operation.block)) progress.lost.add(id);
  return true;
}

/**
 * The head beside what its page has. A value that is set to what it was already is the decision that it holds, whatever
 * the page has by now.
 */
function comparedWith(page: HeadValues, { head, step }: { head: Block; step: Operation }): Block {
  const holds = step.op === 'set' && step.id === head.id && step.before === step.value;
  return holds ? afterPublishing(head, page, [step]) : onPage(head, page);
}

function apply(
  progress: Progress,
  { operation, number, merging }: { operation: Operation; number: number; merging: boolean },
): void {
  const current = normaliseBlock(progress.body);
  try {
    for (const step of asTranslated(transfer(progress, operation, { current, merging }), {
      seen: progress.seen,
      now: current,
    })) {
      progress.body = withBaseOf(progress.body, applyOperation(progress.body, step));
      const { head } = progress.body;
      if (head && progress.page)
        progress.body = { ...progress.body, head: comparedWith(progress.page, { head, step }) };
      progress.operations.push(step);
    }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    if (!merging) throw invalid(`operations.${number}`, error.reason);
    progress.conflicts.push({
      operation: number,
      id: error.id,
      field: null,
      locale: null,
      base: null,
      theirs: null,
      mine: operation,
    });
  }
}

/** The operation with places and values of the newest tree. */
function transfer(
  { seen, body }: Progress,
  operation: Operation,
  { current, merging }: { current: Block; merging: boolean },
): Operation {
  if (operation.op === 'insert')
    return { ...operation, place: transferPlace(seen, { current: body, place: operation.place }) };
  if (operation.op === 'move')
    return { ...operation, to: transferPlace(seen, { current: body, place: operation.to, moving: operation.id }) };
  if (operation.op === 'replace' && merging) {
    const { id } = operation;
    return { ...operation, block: withoutElsewhere(current, { ...operation.block, id }) };
  }
  const block = findBlock(current, operation.id);
  if (operation.op !== 'set' || !block) return operation;
  return { ...operation, before: valueAt(block, operation.field, operation.locale) };
}

/**
 * The same place in another state of the tree: after the same left neighbour, else before the same right one, else at
 * the same index. `moving` is the id of the block that is being moved, if any.
 */
function transferPlace(
  seen: Block,
  { current, place, moving }: { current: Block; place: Place; moving?: string | undefined },
): Place {
  const theirs = findBlock(current, place.parent);
  const mine = findBlock(seen, place.parent);
  if (!theirs || !mine) return place;
  const lists = slotsOf(theirs);
  const slot = Math.min(place.slot, Math.max(0, lists.length - 1));
  const idsIn = (blocks: Block[] | undefined) => (blocks ?? []).map(({ id }) => id).filter((id) => id !== moving);
  const target = idsIn(lists[slot]);
  const source = idsIn(slotsOf(mine)[place.slot]);
  return { parent: place.parent, slot, index: indexIn(target, source, place.index) };
}

function indexIn(target: string[], source: string[], index: number): number {
  const left = source.slice(0, index).findLast((id) => target.includes(id));
  if (left !== undefined && left === source[Math.min(index, source.length) - 1]) return target.indexOf(left) + 1;
  const right = source.slice(index).find((id) => target.includes(id));
  if (right !== undefined) return target.indexOf(right);
  return left === undefined ? Math.min(index, target.length) : target.indexOf(left) + 1;
}

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
function findConflict(step: Step): Conflict | null {
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
function isDone(step: Step): step is Step & { operation: { op: 'remove' } } {
  const { operation, seen, current } = step;
  return operation.op === 'remove' && findBlock(seen, operation.id) !== undefined && !findBlock(current, operation.id);
}

/** Ids of blocks that must exist for an operation. */
function targetsOf(operation: Operation): string[] {
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
