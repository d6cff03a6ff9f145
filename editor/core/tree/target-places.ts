import { type Block, slotsOf } from '#contract/blocks/block.ts';
import { maximumDepth } from '#contract/blocks/check-block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { depthOf, kindsFor } from './places.ts';
import type { EditorStore } from './store.ts';

/** The content of a drag: sibling blocks of the page, or a new block of a kind. */
export interface DragPayload {
  /** Ids in page order; empty for a new block. */
  ids: readonly string[];
  models: readonly Model[];
  /** Number of block levels nested inside it. */
  height: number;
  /** Layout of a new columns block. */
  layout?: string | undefined;
}

/** A list of the page that accepts the drag payload. */
export interface TargetList {
  parent: string;
  slot: number;
  /** Ids of its blocks, without those of the drag payload. */
  ids: readonly string[];
  depth: number;
}

export function dragPayloadOf(store: EditorStore, ids: readonly string[]): DragPayload {
  const blocks = ids.flatMap((id) => store.block(id) ?? []);
  return { ids, models: blocks.map((block) => block.model), height: Math.max(0, ...blocks.map(heightOf)) };
}

export function dragPayloadOfKind(model: Model, layout?: string): DragPayload {
  return { ids: [], models: [model], height: 0, layout };
}

/** Number of block levels nested inside a block. */
export function heightOf(block: Block): number {
  const below = slotsOf(block).flat();
  return below.length === 0 ? 0 : 1 + Math.max(...below.map(heightOf));
}

/** True when every block of the payload is allowed directly in this block, and the nesting limit is not exceeded. */
export function accepts(store: EditorStore, parent: string, dragPayload: DragPayload): boolean {
  const kinds = kindsFor(store, parent);
  return (
    dragPayload.models.every((model) => kinds.includes(model)) &&
    depthOf(store, parent) + 1 + dragPayload.height <= maximumDepth
  );
}

/** Every list of the page that accepts the payload, in page order. */
export function targetLists(store: EditorStore, dragPayload: DragPayload): TargetList[] {
  const found: TargetList[] = [];
  collect(store, store.root, 0, dragPayload, found);
  return found;
}

function collect(store: EditorStore, block: Block, depth: number, dragPayload: DragPayload, found: TargetList[]): void {
  if (dragPayload.ids.includes(block.id)) return;
  const fits = accepts(store, block.id, dragPayload);
  for (const [slot, blocks] of slotsOf(block).entries()) {
    const ids = blocks.map((child) => child.id).filter((id) => !dragPayload.ids.includes(id));
    if (fits) found.push({ parent: block.id, slot, ids, depth });
    for (const child of blocks) collect(store, child, depth + 1, dragPayload, found);
  }
}

/** Every position in a list, counted without the payload. */
export function placesIn({ parent, slot, ids }: TargetList): Place[] {
  return Array.from({ length: ids.length + 1 }, (_, index) => ({ parent, slot, index }));
}

/** The current position of the payload, counted without it like the targets; undefined for a new block. */
export function placeNow(store: EditorStore, dragPayload: DragPayload): Place | undefined {
  const spot = dragPayload.ids[0] === undefined ? undefined : store.spot(dragPayload.ids[0]);
  return spot?.parent ? { parent: spot.parent, slot: spot.slot, index: spot.index } : undefined;
}

export function samePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.parent === other?.parent && one?.slot === other?.slot && one?.index === other?.index;
}

/** The blocks of a list without those of the payload. */
export function restOf(
  store: EditorStore,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
  dragPayload: DragPayload,
): readonly string[] {
  return store.list(parent, slot).filter((id) => !dragPayload.ids.includes(id));
}

/** The place after the selected block, or in it when the payload is allowed nowhere else; at last the end of the page. */
export function placeForAll(store: EditorStore, dragPayload: DragPayload, selected: string | null): Place | undefined {
  for (let at = selected; at && at !== store.root.id; at = store.spot(at)?.parent ?? null) {
    const spot = store.spot(at);
    // Items go into the selected list; everything else goes after it.
    if (accepts(store, at, dragPayload) && !accepts(store, store.root.id, dragPayload))
      return { parent: at, slot: 0, index: store.list(at, 0).length };
    if (spot?.parent && accepts(store, spot.parent, dragPayload))
      return { parent: spot.parent, slot: spot.slot, index: spot.index + 1 };
  }
  return accepts(store, store.root.id, dragPayload) ? endOfPage(store) : undefined;
}

function endOfPage(store: EditorStore): Place {
  return { parent: store.root.id, slot: 0, index: store.list(store.root.id, 0).length };
}

/** The same for a new block of a kind; where none is right, the end of the page. */
export function placeFor(store: EditorStore, model: Model, selected: string | null): Place {
  return placeForAll(store, dragPayloadOfKind(model), selected) ?? endOfPage(store);
}
