import { allowedInside, slotsOf } from '#contract/block.ts';
import { maximumDepth } from '#contract/check-block.ts';
import type { Place } from '#contract/operations.ts';
import type { Model } from '#modules/schemas.ts';
import type { EditorStore } from './store.ts';

/** The kinds that may be put into a block here. */
export function kindsFor(store: EditorStore, parent: string): readonly Model[] {
  const block = store.block(parent);
  if (!block) return [];
  return depthOf(store, parent) >= maximumDepth - 1
    ? allowedInside(block.model).filter((model) => model !== 'container')
    : allowedInside(block.model);
}

export function depthOf(store: EditorStore, id: string): number {
  const parent = store.spot(id)?.parent;
  return parent ? 1 + depthOf(store, parent) : 0;
}

/** Where a new block of this kind goes: behind the selected one or into it, else further out, else at the end of the page. */
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

/** An item goes into its list; a kind that also stands on the page goes behind the list. */
function isOnlyHere(store: EditorStore, model: Model, parent: string): boolean {
  return kindsFor(store, parent).includes(model) && !kindsFor(store, store.root.id).includes(model);
}

/** Where a block goes one step up or down; undefined at the end of its list. */
export function neighbourPlace(store: EditorStore, id: string, step: -1 | 1): Place | undefined {
  const spot = store.spot(id);
  if (!spot?.parent) return undefined;
  const index = spot.index + step;
  if (index >= 0 && index < store.list(spot.parent, spot.slot).length)
    return { parent: spot.parent, slot: spot.slot, index };
  return neighbourColumn(store, spot.parent, spot.slot + step, step);
}

function neighbourColumn(store: EditorStore, parent: string, slot: number, step: -1 | 1): Place | undefined {
  const columns = store.block(parent)?.columns;
  if (!columns?.[slot]) return undefined;
  return { parent, slot, index: step === 1 ? 0 : store.list(parent, slot).length };
}

/** What is selected after blocks beside each other are gone: the next sibling, else the one before, else their parent. */
export function nextAfterRemoval(store: EditorStore, ids: readonly string[]): string | null {
  const spot = store.spot(ids[0] ?? '');
  if (!spot?.parent) return null;
  const list = store.list(spot.parent, spot.slot);
  return list[spot.index + ids.length] ?? list[spot.index - 1] ?? (spot.parent === store.root.id ? null : spot.parent);
}
