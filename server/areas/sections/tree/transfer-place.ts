import { findBlock } from '#contract/blocks/apply-operation.ts';
import { type Block, slotsOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';

/**
 * The same place in another state of the tree: after the same left neighbour, else before the same right one, else at
 * the same index. `moving` is the id of the block that is being moved, if any.
 */
export function transferPlace(
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
