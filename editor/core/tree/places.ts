import { allowedInside, slotsOf } from '#contract/blocks/block.ts';
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
 * Position for a new block of this kind: after the selected block or in it, else in the nearest ancestor that allows
 * it, else at the end of the page.
 */
export function placeFor(store: EditorStore, model: Model, selected: string | null): Place {
  const block = selected ? store.block(selected) : undefined;
  if (block && selected !== store.root.id && slotsOf(block).length > 0 && isOnlyHere(store, model, block.id)) {
    return { parent: block.id, slot: 0, index: slotsOf(block)[0]?.length ?? 0 };
  }
  for (let at = selected; at; at = store.spot(at)?.parent ?? null) {
    const spot = store.spot(at);
    if (spot?.parent && kindsFor(store, spot.parent).includes(model)) {
      return { parent: spot.parent, slot: spot.slot, index: spot.index + 1 };
    }
  }
  return { parent: store.root.id, slot: 0, index: store.list(store.root.id, 0).length };
}

/** True for an item kind of this list that is not allowed on the page itself. */
function isOnlyHere(store: EditorStore, model: Model, parent: string): boolean {
  return kindsFor(store, parent).includes(model) && !kindsFor(store, store.root.id).includes(model);
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
