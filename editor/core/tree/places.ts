import { allowedInside } from '#contract/blocks/block.ts';
import { maximumDepth } from '#contract/blocks/check-block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import type { EditorStore } from './store.ts';

/** The kinds that may be inserted into a block. */
export function kindsFor(store: EditorStore, parent: string): readonly Model[] {
  const block = store.block(parent);
  if (!block) return [];
  const kinds = store.isPart
    ? allowedInside(block.model).filter((model) => model !== 'sharedpart')
    : allowedInside(block.model);
  return depthOf(store, parent) >= maximumDepth - 1 ? kinds.filter((model) => model !== 'container') : kinds;
}

export function depthOf(store: EditorStore, id: string): number {
  const parent = store.spot(id)?.parent;
  return parent ? 1 + depthOf(store, parent) : 0;
}

/**
 * The position of siblings one step up or down, counted without them; at the end of a column in the neighbouring column.
 * Undefined at the end of the list.
 */
export function neighbourPlace(store: EditorStore, ids: readonly string[], step: -1 | 1): Place | undefined {
  const spot = store.spot(ids[0] ?? '');
  if (!spot?.parent) return undefined;
  const index = spot.index + step;
  if (index >= 0 && index <= store.list(spot.parent, spot.slot).length - ids.length)
    return { parent: spot.parent, slot: spot.slot, index };
  return neighbourColumn(store, spot.parent, spot.slot + step, step);
}

function neighbourColumn(store: EditorStore, parent: string, slot: number, step: -1 | 1): Place | undefined {
  const columns = store.block(parent)?.columns;
  if (!columns?.[slot]) return undefined;
  return { parent, slot, index: step === 1 ? 0 : store.list(parent, slot).length };
}

/** The selection after a removal: the next sibling, else the previous one, else the parent. */
export function nextAfterRemoval(store: EditorStore, ids: readonly string[]): string | null {
  const spot = store.spot(ids[0] ?? '');
  if (!spot?.parent) return null;
  const list = store.list(spot.parent, spot.slot);
  const remaining = list.slice(spot.index).find((id) => !ids.includes(id));
  return remaining ?? list[spot.index - 1] ?? (spot.parent === store.root.id ? null : spot.parent);
}
